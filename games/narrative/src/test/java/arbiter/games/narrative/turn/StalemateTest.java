package arbiter.games.narrative.turn;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.Tables;
import arbiter.games.narrative.heal.HealEvents.InjuryTended;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Ending;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Two who cannot leave their places and cannot get at each other do not sit there for ever. */
class StalemateTest {

    private static final String DISABLED =
            "parts: {suffered-injuries: {list: [{row: temporarily-disabled, turns: 0, deadly-round: 0}]}}";

    private static NarrativeState table(String band) {
        return Tables.of("""
                game: narrative
                units:
                  - {name: Mutant, from: hulking-mutant, side: cult, %s}
                  - {name: Ogre, from: hulking-mutant, side: pack, at: %s mutant, %s}
                turn: mutant
                """.formatted(DISABLED, band, DISABLED));
    }

    private static void nobodyCanHelp(NarrativeState state) {
        new InjuryTended("mutant", "Temporarily Disabled", "mutant").apply(state);
        new InjuryTended("ogre", "Temporarily Disabled", "ogre").apply(state);
    }

    @Test
    @Ledger({"NAR-CI-23", "NAR-STATUS-2"})
    void two_who_are_disabled_out_of_reach_end_the_encounter_when_both_are_beyond_help() {
        NarrativeState state = table("medium from");
        assertThat(Tables.BOOK.game().ending(state)).isEmpty();

        nobodyCanHelp(state);

        assertThat(Tables.BOOK.game().ending(state)).contains(Ending.drawn("Nobody can get at anybody any more"));
    }

    @Test
    void who_is_within_reach_fights_on() {
        NarrativeState state = table("engaged with");
        nobodyCanHelp(state);

        assertThat(Tables.BOOK.game().ending(state)).isEmpty();
    }
}
