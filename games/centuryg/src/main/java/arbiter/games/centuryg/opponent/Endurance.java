package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;

/** What Damage means to a person: points of Plot Armor, and how likely they do not hold on. Ledger: BCG-PLOT-2. */
final class Endurance {

    /** What it is worth that somebody is out of the fight. */
    static final double DOWN = 9;

    private Endurance() {}

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
            Outlook holding = PlotArmor.holding(state, person, top + i);
            chance *= Nerve.passing(holding);
        }
        return chance;
    }
}
