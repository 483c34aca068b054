package arbiter.games.centuryg.match;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.SceneStatus.GasReleased;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Gas in the Zone until the Scene ends; the thrower may flee. Its Action has that id. Ledger: miniature-chemical-weapon. */
public record ChemicalWeapon(String act) implements PersonTrait {

    private static final int RESIST = 20;

    @Override
    public void offerAct(CenturyState state, Fighter unit, TraitInUse own, List<CenturyAct> acts) {
        if (TraitUses.ready(unit, own)) {
            acts.add(new GasThrow(own, act));
        }
    }

    /** Once when it is thrown, and again each Round spent inside. */
    public static void breathe(Play<CenturyState> play, Fighter victim) {
        if (isSafe(victim) || !play.state().scene().hasGas(victim.zone())) {
            return;
        }
        TestInProgress trial = PilotRoll.resolve(play, victim, call());
        if (!trial.passed()) {
            PlotArmor.damage(play, victim, -trial.margin(), FinishingBlow.NONE);
        }
    }

    private static TestCall call() {
        return TestCall.of("holding their breath", PilotAttribute.WILLPOWER)
                .labelled("gas.roll")
                .about(Circumstance.ILLNESS)
                .against(RESIST);
    }

    /** Whoever gas does not harm. Ledger: body-suit, cyborg. */
    public static boolean isSafe(Fighter victim) {
        return !victim.isOnFoot() || !victim.isFighting() || victim.body().any(PersonTrait::keepsGasOut);
    }

    /** What holding their breath would come to. */
    public static MightOutlook against(CenturyState state, Fighter victim) {
        return PilotRoll.outlook(state, victim, call());
    }

    /** Throwing it here. */
    public record GasThrow(TraitInUse own, String id) implements CenturyAct {

        @Override
        public String text() {
            return own.entry().name() + ": gas here";
        }

        @Override
        public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
            double sum = 0;
            for (Fighter other : state.units()) {
                if (other != unit && other.zone() == unit.zone()) { // whoever throws it gets away
                    sum += state.enemies(unit, other) ? prospects.choking(other) : -prospects.choking(other);
                }
            }
            return sum;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            Buildup.lose(play, unit);
            TraitUses.use(play, unit, own, Period.EPISODE);
            int zone = unit.zone();
            play.emit(new GasReleased(unit.id(), zone));
            FootMovement.freely(play, unit, 1, "gas.place");
            for (Fighter other : play.state().units()) {
                if (other.zone() == zone) {
                    breathe(play, other);
                }
            }
        }
    }
}
