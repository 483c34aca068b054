package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
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
        if (body.person().traits().isEmpty() && body.person().skills().isEmpty()) {
            return options;
        }
        instead(trial, TraitId.GENIUS, PilotAttribute.INTELLECT, options);
        instead(trial, TraitId.SPIRIT_OF_STEEL, PilotAttribute.WILLPOWER, options);
        once(trial, TraitId.INGENIOUS, "Ingenious: 2 Advantages", options);
        once(trial, TraitId.HARD_WORK_AND_GUTS, "Hard Work and Guts: no Disadvantages", options);
        ten(trial, options);
        miracle(state, trial, SkillId.FORTUNE, PilotAttribute.RESOURCES, options);
        miracle(state, trial, SkillId.SIGHT, PilotAttribute.AWARENESS, options);
        miracle(state, trial, SkillId.SOMATICS, PilotAttribute.FITNESS, options);
        return options;
    }

    /** Another Attribute, until that has led to a success this Episode. Ledger: genius, spirit-of-steel. */
    private static void instead(
            TestInProgress trial, TraitId trait, PilotAttribute attribute, List<TestEffort> options) {
        if (trial.attribute() != attribute && free(trial, trait)) {
            String text = TraitUses.name(trait) + ": " + PilotRoll.word(attribute) + " instead";
            options.add(TestEffort.of(trait, text, trial, now -> now.attribute = attribute));
        }
    }

    private static void once(TestInProgress trial, TraitId trait, String text, List<TestEffort> options) {
        if (free(trial, trait)) {
            options.add(TestEffort.once(trait, text, trial));
        }
    }

    /** A 10 without rolling, with two chosen Skills. Ledger: skill-master. */
    private static void ten(TestInProgress trial, List<TestEffort> options) {
        boolean master = trial.call()
                .skill()
                .filter(use -> trial.tester().body().chose(TraitId.SKILL_MASTER, EnumWords.of(use.skill())))
                .isPresent();
        if (master && !trial.isPut(TraitId.SKILL_MASTER)) {
            options.add(TestEffort.of(TraitId.SKILL_MASTER, "Skill Master: a 10 without rolling", trial, now -> {}));
        }
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

    private static boolean free(TestInProgress trial, TraitId trait) {
        Body body = trial.tester().body();
        return body.has(trait) && !trial.isPut(trait) && !body.notes().has(Note.Kind.USED, EnumWords.of(trait));
    }
}
