"""The JSON interface for bots and other clients: its data, its calls, its OpenAPI document."""
