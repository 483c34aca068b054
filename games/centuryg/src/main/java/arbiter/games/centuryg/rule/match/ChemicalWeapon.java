package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.person.Circumstance;
import arbiter.games.centuryg.rule.person.Finishing;
import arbiter.games.centuryg.rule.person.PilotTest;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.rule.person.TestCall;
import arbiter.games.centuryg.rule.person.Traits;
import arbiter.games.centuryg.rule.person.Trial;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.GasReleased;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;
import java.util.List;

/** Gas in the Zone until the Scene ends; the thrower may flee. Ledger: miniature-chemical-weapon. */
public record ChemicalWeapon() implements Deed {

    private static final int RESIST = 20;

    static void offer(Fighter unit, List<Deed> deeds) {
        if (Traits.ready(unit, TraitId.MINIATURE_CHEMICAL_WEAPON)) {
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
        Traits.use(play, unit, TraitId.MINIATURE_CHEMICAL_WEAPON, Period.EPISODE);
        int zone = unit.zone();
        play.emit(new GasReleased(unit.id(), zone));
        Steps.freely(play, unit, 1, "gas.place");
        for (Fighter other : play.state().fighters()) {
            if (other.zone() == zone) {
                breathe(play, other);
            }
        }
    }

    /** Once when it is thrown, and again each Round spent inside. */
    static void breathe(Play<CenturyState> play, Fighter victim) {
        if (isSafe(victim) || !play.state().scene().hasGas(victim.zone())) {
            return;
        }
        Trial trial = PilotTest.resolve(play, victim, call());
        if (!trial.passed()) {
            PlotArmor.damage(play, victim, -trial.margin(), Finishing.NONE);
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
    public static Outlook against(CenturyState state, Fighter victim) {
        return PilotTest.outlook(state, victim, call());
    }
}
