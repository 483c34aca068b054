package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** What a person may put into a Test before it is rolled; all may go together. Ledger: tables 3.2, 3.3 and 3.5. */
final class BeforeRoll {

    private BeforeRoll() {}

    static void declare(Play<CenturyState> play, TestInProgress trial) {
        List<TestEffort> options = options(play.state(), trial);
        while (!options.isEmpty()) {
            options.add(0, TestEffort.none(trial));
            TestEffort chosen = play.choose(Request.one(trial.tester().decider(), "test.before", options)
                    .asking(() -> trial.call().purpose() + ": put anything into it?")
                    .quietly());
            if (chosen.declines()) {
                return;
            }
            chosen.act(play);
            options = options(play.state(), trial);
        }
    }

    private static List<TestEffort> options(CenturyState state, TestInProgress trial) {
        Body body = trial.tester().body();
        List<TestEffort> options = new ArrayList<>(0);
        List<TraitInUse> traits = body.traits();
        if (traits.isEmpty() && body.person().skills().isEmpty()) {
            return options;
        }
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse own = traits.get(i);
            own.effect().offerEffort(trial, own, options);
        }
        miracle(state, trial, SkillId.FORTUNE, PilotAttribute.RESOURCES, options);
        miracle(state, trial, SkillId.SIGHT, PilotAttribute.AWARENESS, options);
        miracle(state, trial, SkillId.SOMATICS, PilotAttribute.FITNESS, options);
        return options;
    }

    /** Miracles that help any Test of their Attribute. Ledger: fortune, sight, somatics, BCG-AMB-13. */
    private static void miracle(
            CenturyState state, TestInProgress trial, SkillId id, PilotAttribute attribute, List<TestEffort> options) {
        if (trial.isMiraculous() || trial.attribute() != attribute || !Miracles.allowed(state, trial.tester())) {
            return;
        }
        Body body = trial.tester().body();
        String topic = Miracles.topic(trial.call());
        if (body.isTrained(id, topic)) {
            options.add(TestEffort.miracle(id, "1 Advantage, at a price", trial));
        } else if (id == SkillId.FORTUNE && Miracles.drive(body, id, topic).isPresent()) { // ether-drive
            options.add(TestEffort.miracle(id, "No scarcity afterwards, at a price", trial));
        }
    }
}
