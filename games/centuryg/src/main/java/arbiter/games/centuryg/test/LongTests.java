package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Tests that take more than a moment or more than one thing at once. Ledger: BCG-EXT-1 to BCG-EXT-3, BCG-MIX-1. */
final class LongTests {

    private static final int MOST_ATTEMPTS = 10;
    private static final int MOST_PARTS = 4;

    private LongTests() {}

    /** A time band to choose. */
    private record Band(ExtendedRoll.Time time) implements Option {

        @Override
        public String id() {
            return EnumWords.of(time);
        }

        @Override
        public String text() {
            return "Each attempt takes " + time.words();
        }
    }

    /** The gamemaster says how long an attempt takes, how many there are, and whether failing hurts. */
    static void extended(Play<CenturyState> play, Decider asker, Fighter tester) {
        TestCall call = TestOrder.helped(play, asker, tester, TestOrder.call(play, asker, tester));
        ExtendedRoll.Time time = time(play, tester);
        if (call.uses(SkillId.MATTER)) {
            call = ExtendedRoll.hasty(call, haste(play, tester, time));
        }
        int attempts = play.choose(Request.amount(Decider.GAMEMASTER, "extended.attempts", 1, MOST_ATTEMPTS)
                        .asking(() -> "How many attempts does " + tester.name() + " have?"))
                .value();
        boolean dangerous = play.confirm(
                Decider.GAMEMASTER, "extended.dangerous", () -> "Does a failed attempt hurt " + tester.name() + "?");
        int dn = TestOrder.number(play, tester);
        ExtendedRoll.resolve(play, tester, call.against(dn), time, attempts, dangerous);
    }

    /** Ledger: BCG-EXT-2. */
    private static ExtendedRoll.Time time(Play<CenturyState> play, Fighter tester) {
        List<Band> bands = new ArrayList<>();
        for (ExtendedRoll.Time time : ExtendedRoll.Time.values()) {
            if (time != ExtendedRoll.Time.INSTANT) {
                bands.add(new Band(time));
            }
        }
        return play.choose(Request.one(Decider.GAMEMASTER, "extended.time", bands)
                        .asking(() -> "How long does it take " + tester.name() + "?"))
                .time();
    }

    /** A Disadvantage for each step that Matter makes it quicker. Ledger: matter. */
    private static int haste(Play<CenturyState> play, Fighter tester, ExtendedRoll.Time time) {
        return play.choose(Request.amount(tester.decider(), "extended.haste", 0, time.ordinal())
                        .asking(() -> "How many steps quicker, for a Disadvantage each?"))
                .value();
    }

    /** Two parts at least, each with its own DN. */
    static void mixed(Play<CenturyState> play, Decider asker, Fighter tester) {
        List<TestCall> parts = new ArrayList<>();
        boolean more = true;
        while (more) {
            TestCall part = TestOrder.call(play, asker, tester);
            parts.add(part.against(TestOrder.number(play, tester)));
            more = parts.size() < 2
                    || parts.size() < MOST_PARTS && play.confirm(asker, "mixed.more", () -> "Is there more to it?");
        }
        MixedRoll.resolve(play, tester, parts);
    }
}
