package arbiter.games.narrative.heal;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Recovery;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.heal.HealEvents.InjuryTended;
import arbiter.games.narrative.heal.HealEvents.Treated;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Treating wounds, strain and injuries. Ledger: NAR-HEAL-2, NAR-HEAL-3, NAR-HEAL-5, table 3.7. */
public final class Medicae {

    private static final String KIT = "medical-kit";

    private Medicae() {}

    /** Net successes in wounds and net advantage in strain, if it succeeds; a failed attempt is used up too. */
    public static void treat(Play<NarrativeState> play, Participant healer, Participant patient, boolean asAction) {
        CheckInProgress check = check(play, healer, patient, byWounds(patient), "wounds", asAction);
        play.emit(new Treated(patient.id(), healer.id()));
        Check.roll(play, check);
        if (check.succeeds()) {
            int strain = Math.min(check.purse().advantage(), patient.vitals().strain());
            Recovery.resolve(play, patient, check.symbols().success(), strain);
            check.spend(Spend.Symbol.ADVANTAGE, strain);
        }
        SymbolSpending.resolve(play, check);
        Check.finish(play, check);
    }

    /** One attempt in a week for each injury, as hard as the injury is severe. Ledger: NAR-HEAL-5. */
    public static void tend(
            Play<NarrativeState> play, Participant healer, Participant patient, int injury, boolean asAction) {
        Injury healed = patient.injuries().list().get(injury);
        Difficulty severity = healed.row().severity().orElseThrow();
        CheckInProgress check =
                check(play, healer, patient, severity, healed.row().name(), asAction);
        play.emit(new InjuryTended(patient.id(), healed.row().name(), healer.id()));
        Check.roll(play, check);
        if (check.succeeds()) {
            CriticalInjuries.heal(play, patient, injury);
        }
        InjuryTriumph.offer(play, check, patient);
        SymbolSpending.resolve(play, check);
        Check.finish(play, check);
    }

    /** Half a threshold counts exactly. Ledger: NAR-HEAL-2. */
    public static Difficulty byWounds(Participant patient) {
        int wounds = patient.vitals().wounds();
        int threshold = Thresholds.wounds(patient);
        return wounds > threshold ? Difficulty.HARD : 2 * wounds > threshold ? Difficulty.AVERAGE : Difficulty.EASY;
    }

    private static CheckInProgress check(
            Play<NarrativeState> play,
            Participant healer,
            Participant patient,
            Difficulty difficulty,
            String what,
            boolean asAction) {
        boolean kit = healer.gear().has(KIT);
        CheckInProgress check = CheckInProgress.skill(
                play.state(), healer, play.state().tables().skill("medicae"), difficulty, what);
        check.add(INCREASE_DIFFICULTY, kit ? 0 : 1, "no medical equipment");
        check.add(INCREASE_DIFFICULTY, healer == patient ? 2 : 0, "treating oneself");
        if (kit) {
            check.with(KIT);
        }
        return asAction ? check.asAction() : check;
    }
}
