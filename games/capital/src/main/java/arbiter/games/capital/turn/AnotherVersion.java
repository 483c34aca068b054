package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** An act of a second Ability that does the same with other numbers: it goes under the name of that Ability. */
record AnotherVersion(CapitalAct act, Ability ability) implements CapitalAct {

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

    @Override
    public List<Cost> costs() {
        return act.costs();
    }

    @Override
    public Optional<Pointer> pointer() {
        return act.pointer();
    }

    @Override
    public List<String> area() {
        return act.area();
    }

    @Override
    public List<String> whom() {
        return act.whom();
    }

    @Override
    public boolean isAction() {
        return act.isAction();
    }

    @Override
    public Optional<Combatant> machine() {
        return act.machine();
    }

    @Override
    public boolean isPointless() {
        return act.isPointless();
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        act.resolve(play, occasion);
    }
}
