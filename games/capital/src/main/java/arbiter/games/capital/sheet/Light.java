package arbiter.games.capital.sheet;

/** Light that can be switched on and off. */
public record Light(int metres, boolean cone) {}
