"""How rules become code: `@rule` and `@native`, linking, the code cache, portable math, SIMD."""
