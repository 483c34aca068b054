package arbiter.games.capital.sheet;

/** What has to be chosen when an Ability is gained. */
public enum Parameter {
    ATTRIBUTE,
    DAMAGE_TYPE
}
