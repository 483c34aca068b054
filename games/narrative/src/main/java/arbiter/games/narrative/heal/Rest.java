package arbiter.games.narrative.heal;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Recovery;
import arbiter.games.narrative.heal.HealEvents.TreatmentRenewed;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Recovering after an encounter, over a night and over a week of rest. Ledger: NAR-HEAL-1, NAR-HEAL-4, NAR-HEAL-5. */
public final class Rest {

    private static final List<PlainOption> SKILLS =
            List.of(PlainOption.of("discipline", "Discipline"), PlainOption.of("cool", "Cool"));

    private Rest() {}

    /** A Simple check of Discipline or Cool: one strain for each net success. Ledger: NAR-HEAL-4. */
    public static void afterEncounter(Play<NarrativeState> play, Participant one) {
        play.emit(new TreatmentRenewed(one.id(), false));
        if (one.vitals().dead() || one.vitals().strain() == 0 || !one.profile().hasStrainTrack()) {
            return;
        }
        PlainOption way = play.choose(Request.one(one.decider(), "rest.skill", SKILLS)
                .asking(() -> "With which skill does " + one.name() + " recover from strain?")
                .otherwise(better(play, one)));
        Skill skill = play.state().tables().skill(way.id());
        CheckInProgress check = new CheckInProgress(one, skill, CheckKind.SKILL, SkillPool.of(one, skill));
        Check.roll(play, check);
        Recovery.resolve(play, one, 0, Math.max(0, check.symbols().success()));
        Check.finish(play, check);
    }

    private static PlainOption better(Play<NarrativeState> play, Participant one) {
        Skill discipline = play.state().tables().skill("discipline");
        Skill cool = play.state().tables().skill("cool");
        int first = one.ranks(discipline) + one.characteristic(discipline.characteristic());
        int second = one.ranks(cool) + one.characteristic(cool.characteristic());
        return SKILLS.get(first >= second ? 0 : 1);
    }

    /** One wound, and normally all strain. Ledger: NAR-HEAL-1. */
    public static void night(Play<NarrativeState> play, Participant one) {
        if (!one.vitals().dead()) {
            Recovery.resolve(play, one, 1, one.vitals().strain());
        }
    }

    /** A week of rest: Resilience against one injury; a failed check still heals a wound. Ledger: NAR-HEAL-5. */
    public static void week(Play<NarrativeState> play, Participant one, int injury) {
        Injury healed = one.injuries().list().get(injury);
        Difficulty severity = healed.row().severity().orElseThrow();
        CheckInProgress check = CheckInProgress.skill(
                play.state(),
                one,
                play.state().tables().skill("resilience"),
                severity,
                healed.row().name());
        Check.roll(play, check);
        if (check.succeeds()) {
            CriticalInjuries.heal(play, one, injury);
        } else {
            Recovery.resolve(play, one, 1, 0);
        }
        InjuryTriumph.offer(play, check, one);
        SymbolSpending.resolve(play, check);
        Check.finish(play, check);
        play.emit(new TreatmentRenewed(one.id(), true));
    }
}
