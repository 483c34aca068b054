package arbiter.games.capital.sheet;

/** What sort of unit it is, as far as rules ask. */
public enum UnitTag {
    CHARACTER,
    COMPANION,
    BEAST,
    ROBOT,
    VEHICLE,
    FLYING,
    /** Always hovers one to three metres up. */
    HOVERS,
    /** Moves in any direction, up and down too. */
    FREE_FLIGHT,
    /** Moves up to AGI metres further. */
    MOVES_BY_AGILITY
}
