package arbiter.games.wasteland.test;

import arbiter.games.wasteland.item.ItemEvents.ReliableServed;
import arbiter.games.wasteland.sheet.ComplicationItem;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What becomes of complications. Ledger: WAS-TEST-11, WAS-TEST-13, WAS-ATK-7. */
final class Complications {

    private Complications() {}

    /** A Reliable weapon takes one of the wielder's own complications away, once in an encounter. Ledger: WAS-QUAL-12. */
    static TestTally withoutIgnored(Play<WastelandState> play, TestAttempt attempt, TestTally tally) {
        boolean ignored = tally.ownComplications() > 0
                && attempt.weapon()
                        .filter(form -> form.isReliable(attempt.actor()))
                        .isPresent();
        if (!ignored) {
            return tally;
        }
        play.emit(new ReliableServed(
                attempt.actor().id(), attempt.weapon().orElseThrow().item().getAsInt()));
        return new TestTally(tally.own(), tally.help(), tally.ownComplications() - 1, tally.helpComplications());
    }

    /** The gamemaster picks for each of them; unattended they are told and do nothing. Says whether a dose is spoilt. */
    static boolean resolve(Play<WastelandState> play, TestAttempt attempt, int complications) {
        boolean spoilt = false;
        for (int i = 0; i < complications; i++) {
            List<ComplicationOption> options = options(play.state(), attempt);
            ComplicationOption picked = play.choose(Request.one(Decider.GAMEMASTER, "test.complication", options)
                    .asking(() -> "What complicates " + attempt.actor().name() + "'s " + attempt.what() + "?")
                    .quietly());
            if (picked.item().isPresent()) {
                ComplicationItem item = picked.item().get();
                play.emit(new ComplicationPicked(attempt.actor().id(), item.name()));
                item.effect().resolve(play, attempt);
                spoilt |= item.effect().spoilsDose();
            }
        }
        return spoilt;
    }

    private static List<ComplicationOption> options(WastelandState state, TestAttempt attempt) {
        List<ComplicationOption> options = new ArrayList<>();
        options.add(ComplicationOption.RECORD);
        for (ComplicationItem item : state.tables().complications()) {
            if (comesAfter(item.after(), attempt.kind()) && item.effect().applies(state, attempt)) {
                options.add(new ComplicationOption(Optional.of(item)));
            }
        }
        return options;
    }

    private static boolean comesAfter(ComplicationItem.Situation situation, TestAttempt.Kind kind) {
        return switch (situation) {
            case ANY -> true;
            case RANGED_ATTACK -> kind == TestAttempt.Kind.RANGED_ATTACK;
            case MELEE_ATTACK -> kind == TestAttempt.Kind.MELEE_ATTACK;
            case FIRST_AID -> kind == TestAttempt.Kind.FIRST_AID;
        };
    }
}
