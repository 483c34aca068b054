package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A Test that may be tried again; the best total stands. Ledger: BCG-EXT-1 to BCG-EXT-3, BCG-AMB-09. */
public final class ExtendedRoll {

    /** What an attempt takes. Ledger: BCG-EXT-2. */
    public enum Time {
        INSTANT("no time"),
        SIMPLE("up to a minute"),
        CHALLENGING("an hour"),
        INTENSE("a day"),
        EXHAUSTING("a week");

        private final String words;

        Time(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    private static final String HASTE = "haste";

    private ExtendedRoll() {}

    /** At most so many attempts; a failed one hurts if the task is dangerous. Tells the best total. */
    public static int resolve(
            Play<CenturyState> play, Fighter tester, TestCall call, Time time, int attempts, boolean dangerous) {
        Time each = quicker(call, time);
        int best = 0;
        for (int i = 0; i < attempts && tester.isFighting(); i++) {
            if (i > 0 && !again(play, tester, best)) {
                break;
            }
            TestInProgress trial = PilotRoll.resolve(play, tester, call);
            play.emit(new Announced(tester.id(), "spends " + each.words() + " on it"));
            best = Math.max(best, trial.total());
            if (!trial.passed() && dangerous) {
                PlotArmor.damage(play, tester, -trial.margin(), FinishingBlow.NONE);
            }
        }
        return best;
    }

    private static boolean again(Play<CenturyState> play, Fighter tester, int best) {
        return play.confirm(tester.decider(), "extended.again", () -> "The best so far is " + best + ". Try again?");
    }

    /** Matter makes work quicker, a step for each Disadvantage accepted. Ledger: matter. */
    private static Time quicker(TestCall call, Time time) {
        if (!call.uses(SkillId.MATTER)) {
            return time;
        }
        int haste = 0;
        for (var part : call.sway().disadvantages().parts()) {
            haste += part.label().equals(HASTE) ? part.value() : 0;
        }
        return Time.values()[Math.max(0, time.ordinal() - haste)];
    }

    /** The same work in a hurry. */
    public static TestCall hasty(TestCall call, int steps) {
        return call.swayed(EdgeCount.NONE.worse(HASTE, steps));
    }
}
