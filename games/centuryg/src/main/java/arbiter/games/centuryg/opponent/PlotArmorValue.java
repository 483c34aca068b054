package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** What Damage means to a person: points of Plot Armor, and how likely they do not hold on. Ledger: BCG-PLOT-2. */
final class PlotArmorValue {

    /** What it is worth that somebody is out of the fight. */
    static final double DOWN = 9;

    private PlotArmorValue() {}

    /** What that much Damage costs them, in points. */
    static double loss(CenturyState state, Fighter person, int damage) {
        if (damage <= 0 || state.has(Mark.Kind.INTANGIBLE, person)) {
            return 0;
        }
        Body body = person.body();
        int points = Math.min(damage, body.points() + PlotArmor.guarded(body));
        int falling = PlotArmor.falling(person, damage);
        return falling == 0 ? points : points + DOWN * (1 - standing(state, person, falling));
    }

    /** How likely somebody is still there after so many more Tests to hold on. */
    static double standing(CenturyState state, Fighter person, int tests) {
        double chance = 1;
        int top = person.body().top();
        for (int i = 0; i < tests; i++) {
            MightOutlook holding = PlotArmor.holding(state, person, top + i);
            chance *= TestBoosts.passing(holding);
        }
        return chance;
    }
}
