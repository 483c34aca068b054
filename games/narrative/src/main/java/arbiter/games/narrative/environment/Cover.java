package arbiter.games.narrative.environment;

import arbiter.games.narrative.environment.SurroundingsEvents.CoverTaken;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Cover: more ranged defence for as long as one stays in it. Ledger: NAR-ENV-2, NAR-MAN-5, NAR-COMBAT-8. */
public final class Cover {

    private Cover() {}

    /** Ranged defence of armour and cover: together, or the better of the two if the table has it so. */
    public static Modifiers defence(NarrativeState state, Participant one, int armour) {
        int cover = one.surroundings().cover();
        if (state.rules().coverIncreases()) {
            return Modifiers.of("armour", armour).and("cover", cover);
        }
        return cover > armour ? Modifiers.of("cover", cover) : Modifiers.of("armour", armour);
    }

    static void take(Play<NarrativeState> play, Participant one) {
        play.emit(new CoverTaken(one.id(), one.surroundings().coverNear()));
    }

    /** Moving away, and a threat. Ledger: NAR-SP-H2. */
    public static void lose(Play<NarrativeState> play, Participant one) {
        if (one.surroundings().cover() > 0) {
            play.emit(new CoverTaken(one.id(), 0));
        }
    }
}
