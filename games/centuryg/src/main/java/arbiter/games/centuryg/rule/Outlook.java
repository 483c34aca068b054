package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;

/**
 * What a Might Test would come to if it were rolled now: by how much it is ahead of the Defense before the die, and the
 * net Advantages. For whoever weighs Actions against each other; responses are not foreseen.
 */
public record Outlook(int ahead, int net) {

    private static final int EVEN = 2;

    public static Outlook of(CenturyState state, Fighter unit, Strike.Mode mode, Wield wield, Fighter target) {
        Strike strike = new Strike(unit, mode, wield, Strike.Occasion.ACTION);
        strike.named = target;
        strike.zone = target.zone();
        strike.aimed = Aiming.at(state, unit, wield, target);
        strike.boostAdvantages = wield.isBoosted() ? (wield.is(WeaponId.RADIANT_FIST) ? 2 : 1) : 0;
        strike.tension = Tension.of(state, strike);
        Victim victim = new Victim(target);
        victim.kept = EVEN; // as if Unreliable weapons kept their Tension
        int total = MightTest.bonus(state, strike, victim).total();
        return new Outlook(
                total - Defense.of(state, target, unit).total(),
                Edges.of(state, strike, target).total());
    }
}
