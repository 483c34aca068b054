package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Modifiers;

/** The attacks of a Unit, weighed with one Weapon after the other against one target after the other. */
public final class Weighing {

    private static final int EVEN = 2;

    private final CenturyState state;
    private final Strike strike;
    /** What counts against every target. */
    private Modifiers might = Modifiers.none();

    private Modifiers edges = Modifiers.none();

    public Weighing(CenturyState state, Fighter unit, Wield wield) {
        this.state = state;
        this.strike = new Strike(unit, Strike.Mode.ATTACK, wield, Strike.Occasion.ACTION);
        weigh(wield);
    }

    /** With that Weapon from now on. */
    public void take(Wield wield) {
        if (wield != strike.wield()) {
            strike.take(wield);
            weigh(wield);
        }
    }

    private void weigh(Wield wield) {
        strike.boostAdvantages = wield.isBoosted() ? (wield.is(WeaponId.RADIANT_FIST) ? 2 : 1) : 0;
        strike.tension = Tension.of(state, strike);
        might = MightTest.common(state, strike, EVEN); // as if Unreliable ones kept their Tension
        edges = Edges.common(state, strike);
    }

    /** Against a target with that Defense. */
    public Outlook against(Fighter target, int defense) {
        strike.named = target;
        strike.zone = target.zone();
        aim(Aiming.at(state, strike.attacker(), strike.wield(), target));
        int total = MightTest.bonus(state, strike, might, target).total();
        return new Outlook(
                total - defense, Edges.of(state, strike, edges, target).total());
    }

    private void aim(boolean aimed) {
        if (aimed != strike.aimed) {
            strike.aimed = aimed;
            edges = Edges.common(state, strike);
        }
    }
}
