package arbiter.games.capital.sheet;

/** How often something can be used at most. */
public enum Once {
    PER_TURN,
    PER_ATTACK,
    PER_DEFENSE_ROLL,
    PER_DAMAGE,
    PER_FOCUS,
    PER_OVERWATCH,
    PER_TAKE_DOWN
}
