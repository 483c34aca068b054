package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Ability;
import java.util.List;

/** An act of a second Ability that does the same with other numbers: it goes under the name of that Ability. */
record AnotherVersion(CapitalAct act, Ability ability) implements RewordedAct {

    static void all(List<CapitalAct> acts, Ability ability, List<CapitalAct> menu) {
        for (CapitalAct act : acts) {
            menu.add(new AnotherVersion(act, ability));
        }
    }

    @Override
    public String id() {
        return ability.id() + ":" + act.id();
    }

    @Override
    public String text() {
        return ability.name() + ": " + act.text();
    }
}
