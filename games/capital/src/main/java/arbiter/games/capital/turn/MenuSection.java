package arbiter.games.capital.turn;

/** Where Abilities stand on the menu, between the acts that everybody has: each section is one line of {@link ActMenu}. */
public enum MenuSection {
    /** Right after Overwatch: stances and what guards. */
    STANCE,
    /** After everything about vehicles: calling for help and helping others. */
    AID,
    /** After what the grappled can do: all other skills. */
    SKILL,
    /** At the end: what is done by thought. */
    MIND
}
