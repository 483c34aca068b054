package arbiter.games.narrative.check;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.function.Supplier;

/** Checks that the gamemaster calls for, of anybody: alone, against somebody, or all for the same task. Ledger: NAR-CHECK-1, NAR-POOL-10. */
public final class CalledChecks {

    private CalledChecks() {}

    /** Some make the same check, each for itself. */
    public static void single(Play<NarrativeState> play, List<Participant> people) {
        List<Participant> who = UnitOption.chooseSome(
                play, Decider.GAMEMASTER, "called-check.who", people, () -> "Who makes the check?");
        Skill skill = skill(play, "called-check.skill", () -> "Which skill do they use?");
        Difficulty difficulty = difficulty(play);
        for (Participant one : who) {
            SkillCheck.called(play, one, skill, difficulty);
        }
    }

    /** One makes it against the skill of another. */
    public static void opposed(Play<NarrativeState> play, List<Participant> people) {
        Participant one =
                UnitOption.choose(play, Decider.GAMEMASTER, "called-check.who", people, () -> "Who makes the check?");
        Skill skill = skill(play, "called-check.skill", () -> "Which skill does " + one.name() + " use?");
        List<Participant> others = people.stream().filter(other -> other != one).toList();
        Participant other = UnitOption.choose(
                play, Decider.GAMEMASTER, "called-check.against", others, () -> "Who resists " + one.name() + "?");
        Skill resisting =
                skill(play, "called-check.resisting", () -> "Which skill does " + other.name() + " resist with?");
        SkillCheck.calledAgainst(play, one, skill, other, resisting);
    }

    /** Two or more try the same thing, and one of them is best. */
    public static void contest(Play<NarrativeState> play, List<Participant> people) {
        List<Participant> who = UnitOption.chooseSome(
                play,
                Decider.GAMEMASTER,
                "called-check.who",
                people,
                2,
                people.size(),
                () -> "Who competes with each other?");
        Skill skill = skill(play, "called-check.skill", () -> "Which skill do they use?");
        SkillCheck.competitive(play, who, skill, difficulty(play));
    }

    private static Skill skill(Play<NarrativeState> play, String label, Supplier<String> question) {
        List<SkillOption> skills = SkillOption.of(play.state().tables().skills());
        return play.choose(Request.one(Decider.GAMEMASTER, label, skills).asking(question))
                .skill();
    }

    private static Difficulty difficulty(Play<NarrativeState> play) {
        return play.choose(Request.one(Decider.GAMEMASTER, "called-check.difficulty", SkillRuling.difficulties())
                        .asking(() -> "How hard is it?")
                        .otherwise(SkillRuling.AVERAGE))
                .difficulty();
    }
}
