package arbiter.games.narrative.status;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.status.FearEvents.FearFelt;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Fear checks, and what fear does to those who did not stand it. Ledger: NAR-CHECK-4. */
public final class Fear {

    private Fear() {}

    public static void dice(CheckInProgress check) {
        Afraid afraid = check.actor().afraid();
        if (afraid != Afraid.NONE && !OngoingPowers.fearless(check.actor())) { // NAR-FX-AUG-4
            check.add(ADD_SETBACK, afraid.shaken() ? 1 : 0, "fear");
            check.add(INCREASE_DIFFICULTY, afraid.harder(), "terror");
        }
    }

    /** What fear did to somebody is over. */
    public static void endOfEncounter(Play<NarrativeState> play, Participant one) {
        if (!one.afraid().equals(Afraid.NONE)) {
            play.emit(new FearFelt(one.id(), Afraid.NONE));
        }
    }

    /**
     * A check against whatever is frightening, as an incidental; of several sources the worst counts. With Cool for
     * whoever could prepare.
     */
    public static boolean resolve(
            Play<NarrativeState> play, Participant one, Difficulty source, boolean prepared, String what) {
        if (one.afraid().immune() || one.profile().rank("fearless") > 0 || OngoingPowers.fearless(one)) {
            return true;
        }
        Skill skill = play.state().tables().skill(prepared ? "cool" : "discipline");
        CheckInProgress check = new CheckInProgress(
                one, skill, CheckKind.FEAR, SkillPool.of(one, skill).against(source, what));
        FearSpends.offer(check);
        Check.roll(play, check);
        if (!check.succeeds()) {
            play.emit(new FearFelt(one.id(), new Afraid(true, one.afraid().harder(), false)));
        }
        SymbolSpending.resolve(play, check);
        Check.finish(play, check);
        return check.succeeds();
    }
}
