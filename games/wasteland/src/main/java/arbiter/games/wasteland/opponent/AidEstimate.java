package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.action.RallyAct;
import arbiter.games.wasteland.chem.ChemBonuses;
import arbiter.games.wasteland.chem.ChemTrait;
import arbiter.games.wasteland.chem.TakeChemAction;
import arbiter.games.wasteland.damage.PersistentDamage;
import arbiter.games.wasteland.damage.StopPersistentAction;
import arbiter.games.wasteland.health.Healing;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.PassChance;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Modifiers;

/** What it is worth to help somebody: first aid, doses, putting out a fire. */
final class AidEstimate {

    private static final double SAVED = 0.9;
    private static final double WOKEN = 0.5;
    private static final double HEALED = 0.6;
    private static final double TREATED = 0.12;
    private static final double MEAN = 5.0 / 6;

    private final WastelandState state;
    private final Fighter one;
    private final boolean extra;

    AidEstimate(WastelandState state, Fighter one, boolean extra) {
        this.state = state;
        this.one = one;
        this.extra = extra;
    }

    /** By how hard it is and by what the patient needs. Ledger: WAS-AID-1, WAS-AID-2. */
    double firstAid(Fighter patient) {
        if (one.profile().kind() == Profile.Kind.ANIMAL) {
            return 0; // it has neither hands nor a kit
        }
        boolean robot = patient.profile().kind() == Profile.Kind.ROBOT;
        SkillName skill = robot ? SkillName.REPAIR : SkillName.MEDICINE;
        Modifiers base = Modifiers.of("injuries", patient.injuries().untreated())
                .and("robot", robot ? 2 : 0)
                .and("oneself", one == patient ? 1 : 0)
                .and("perk", one.profile().bonuses().firstAidDifficulty());
        double passes = passes(Attribute.INTELLIGENCE, skill, base);
        int healing = one.rank(skill) + one.profile().bonuses().firstAidHealing();
        double treated = TREATED * Math.min(1, patient.injuries().untreated());
        return Importance.of(patient) * passes * Math.max(treated, restored(patient, healing));
    }

    private double passes(Attribute attribute, SkillName skill, Modifiers base) {
        return chance(attribute, skill, base).passed(0);
    }

    private PassChance chance(Attribute attribute, SkillName skill, Modifiers base) {
        int difficulty = TestDifficulty.ofAction(state, base, Occasion.of(one, extra), attribute, skill)
                .total();
        return PassChance.of(
                one.profile().statistics().target(attribute, skill),
                one.profile().statistics().critical(skill),
                difficulty);
    }

    /** The points that it brings, each at its price. Ledger: WAS-MAJ-7. */
    double rally(RallyAct act) {
        boolean full = state.pools().of(one) >= ActionPools.MOST - 1;
        double points = chance(act.attribute(), act.skill(), Modifiers.none()).leftOver(0);
        return full ? 0 : points * PointsChoice.price(state, one);
    }

    /** Hit points count the more the fewer there are. */
    private double restored(Fighter patient, int healing) {
        if (patient.isDying()) {
            return Healing.canBeStabilised(patient) ? SAVED : 0;
        }
        int most = Math.max(1, Vitals.maximum(patient));
        int gained = Math.min(healing, most - patient.vitals().health());
        double need = 1 - (double) patient.vitals().health() / most;
        double up = patient.vitals().life() == Vitals.Life.UNCONSCIOUS && gained > 0 ? WOKEN : 0;
        return up + HEALED * need * gained / most;
    }

    double chem(TakeChemAction act) {
        return dose(act.dose().chem(), act.patient());
    }

    double dose(Chem chem, Fighter patient) {
        double worth = 0;
        ChemBonuses bonuses = ChemBonuses.NONE;
        for (ChemTrait effect : chem.effects()) {
            worth += effect.healing() == 0 ? 0 : Importance.of(patient) * restored(patient, effect.healing());
            worth += flushed(patient, effect.flushed());
            bonuses = effect.whileActive(bonuses);
        }
        boolean active = patient.chems().active().contains(chem);
        return worth + (active ? 0 : strengthened(patient, bonuses));
    }

    private static double flushed(Fighter patient, int points) {
        int gone = Math.min(points, patient.vitals().radiation());
        return 0.3 * gone / Math.max(1, patient.profile().health());
    }

    private double strengthened(Fighter patient, ChemBonuses bonuses) {
        boolean fighting = Nearness.isDisturbed(state, patient);
        return (fighting ? 0.08 * (bonuses.meleeDice() + bonuses.physicalResistance()) : 0)
                + (state.surroundings().isRadiated(patient.zone()) ? 0.05 * bonuses.radiationResistance() : 0)
                + (state.pools().of(patient) > 1 ? 0.1 * bonuses.cheaperMajor() : 0);
    }

    /** What is still to come of it, if it can be stopped. Ledger: WAS-PERS-4. */
    double stop(StopPersistentAction act) {
        PersistentDamage.Instance instance = act.instance();
        double passes = passes(act.attribute(), act.skill(), Modifiers.of("Effects", instance.difficulty()));
        double coming = MEAN * instance.dice() * instance.ticks();
        return passes
                * 0.7
                * Importance.of(one)
                * Math.min(1, coming / Math.max(1, one.vitals().health()));
    }
}
