package arbiter.games.narrative.check;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SkillEvents.CompetitionDecided;
import arbiter.games.narrative.check.SkillEvents.LongTaskBegun;
import arbiter.games.narrative.check.SkillEvents.TaskRefused;
import arbiter.games.narrative.pool.CompetitiveCheck;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Checks of skills: as an action, called for by the gamemaster, opposed, and of several against each other. Ledger: NAR-ACT-3, NAR-CHECK-1, NAR-POOL-10. */
public final class SkillCheck {

    private SkillCheck() {}

    /** The player names the skill; the gamemaster says how hard it is, how long it takes, or that it cannot be done now. */
    public static void asAction(Play<NarrativeState> play, Participant one) {
        Skill skill = play.choose(Request.one(
                                one.decider(),
                                "skill.which",
                                SkillOption.of(play.state().tables().skills()))
                        .asking(() -> "Which skill does " + one.name() + " use?"))
                .skill();
        SkillRuling ruling =
                play.choose(Request.one(Decider.GAMEMASTER, "skill.ruling", SkillRuling.all(play.state(), one))
                        .asking(() -> "How hard is " + skill.name() + " for " + one.name() + " now?")
                        .otherwise(SkillRuling.AVERAGE));
        if (ruling.refused()) {
            play.emit(new TaskRefused(one.id(), skill.name()));
        } else if (ruling.actions() > 1) {
            play.emit(
                    new LongTaskBegun(one.id(), skill.id(), ruling.difficulty().dice(), ruling.actions() - 1));
        } else if (ruling.opponent().isPresent()) {
            opposed(play, one, skill, ruling.opponent().get(), skill);
        } else {
            Check.resolve(
                    play,
                    CheckInProgress.skill(play.state(), one, skill, ruling.difficulty(), "the task")
                            .asAction());
        }
    }

    /** The next action of a longer task; with the last one comes the check. Ledger: NAR-CHECK-1. */
    static void goOn(Play<NarrativeState> play, Participant one) {
        LongTask task = one.longTask();
        play.emit(new LongTaskBegun(one.id(), task.skill().orElseThrow(), task.difficulty(), task.left() - 1));
        if (task.left() == 1) {
            Skill skill = play.state().tables().skill(task.skill().orElseThrow());
            Check.resolve(
                    play,
                    CheckInProgress.skill(play.state(), one, skill, Difficulty.values()[task.difficulty()], "the task")
                            .asAction());
        }
    }

    /** A check that the gamemaster calls for; it costs nothing. */
    public static boolean called(Play<NarrativeState> play, Participant one, Skill skill, Difficulty difficulty) {
        return Check.resolve(play, CheckInProgress.skill(play.state(), one, skill, difficulty, "the task"))
                .succeeds();
    }

    /** Somebody's skill against another's. Ledger: NAR-POOL-10. */
    public static boolean opposed(
            Play<NarrativeState> play, Participant one, Skill skill, Participant other, Skill resisting) {
        return Check.resolve(play, against(one, skill, other, resisting).asAction())
                .succeeds();
    }

    /** The same where the gamemaster calls for it; it costs nothing. */
    static boolean calledAgainst(
            Play<NarrativeState> play, Participant one, Skill skill, Participant other, Skill resisting) {
        return Check.resolve(play, against(one, skill, other, resisting)).succeeds();
    }

    private static CheckInProgress against(Participant one, Skill skill, Participant other, Skill resisting) {
        PoolPlan plan = SkillPool.of(one, skill).against(SkillPool.base(other, resisting));
        return new CheckInProgress(one, skill, CheckKind.SKILL, plan).against(other);
    }

    /** All roll for the same task; who is best wins, unless the best are equal. Ledger: NAR-POOL-10. */
    public static Optional<Participant> competitive(
            Play<NarrativeState> play, List<Participant> all, Skill skill, Difficulty difficulty) {
        List<Symbols> results = new ArrayList<>();
        for (Participant one : all) {
            results.add(
                    Check.resolve(play, CheckInProgress.skill(play.state(), one, skill, difficulty, "the contest")));
        }
        OptionalInt winner = CompetitiveCheck.winner(results);
        Optional<Participant> best = winner.isPresent() ? Optional.of(all.get(winner.getAsInt())) : Optional.empty();
        play.emit(new CompetitionDecided(best.map(Participant::id), skill.name()));
        return best;
    }
}
