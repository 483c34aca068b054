package arbiter.games.centuryg.match;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.SceneStatus.GasReleased;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Gas in the Zone until the Scene ends; the thrower may flee. Ledger: miniature-chemical-weapon. */
public record ChemicalWeapon() implements CenturyAct {

    private static final int RESIST = 20;

    static void offer(Fighter unit, List<CenturyAct> deeds) {
        if (TraitUses.ready(unit, TraitId.MINIATURE_CHEMICAL_WEAPON)) {
            deeds.add(new ChemicalWeapon());
        }
    }

    @Override
    public String id() {
        return "gas";
    }

    @Override
    public String text() {
        return "Miniature Chemical Weapon: gas here";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        TraitUses.use(play, unit, TraitId.MINIATURE_CHEMICAL_WEAPON, Period.EPISODE);
        int zone = unit.zone();
        play.emit(new GasReleased(unit.id(), zone));
        FootMovement.freely(play, unit, 1, "gas.place");
        for (Fighter other : play.state().units()) {
            if (other.zone() == zone) {
                breathe(play, other);
            }
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
        return !victim.isOnFoot()
                || !victim.isFighting()
                || victim.body().has(TraitId.BODY_SUIT)
                || victim.body().has(TraitId.CYBORG);
    }

    /** What holding their breath would come to. */
    public static MightOutlook against(CenturyState state, Fighter victim) {
        return PilotRoll.outlook(state, victim, call());
    }
}
