package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;

/** An attack with one Weapon, weighed against one target after the other. */
public final class Weighing {

    private static final int EVEN = 2;

    private final CenturyState state;
    private final Strike strike;

    public Weighing(CenturyState state, Fighter unit, Wield wield) {
        this.state = state;
        this.strike = new Strike(unit, Strike.Mode.ATTACK, wield, Strike.Occasion.ACTION);
        strike.boostAdvantages = wield.isBoosted() ? (wield.is(WeaponId.RADIANT_FIST) ? 2 : 1) : 0;
        strike.tension = Tension.of(state, strike);
    }

    /** Against a target with that Defense. */
    public Outlook against(Fighter target, int defense) {
        strike.named = target;
        strike.zone = target.zone();
        strike.aimed = Aiming.at(state, strike.attacker(), strike.wield(), target);
        int total = MightTest.bonus(state, strike, target, EVEN).total(); // as if Unreliable ones kept their Tension
        return new Outlook(total - defense, Edges.of(state, strike, target).total());
    }
}
