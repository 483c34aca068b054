package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attack: the standard Action, with certain means against one target. Ledger: CAP-ACT-4. */
public record Strike(Combatant attacker, Means means, Combatant target) implements Deed {

    static void offer(CapitalState state, Combatant attacker, List<Deed> menu) {
        for (Means means : Armoury.means(state, attacker)) {
            if (means.is(AttackFlag.HEALING)) { // PatchUp offers it
                continue;
            }
            List<Combatant> targets = Armoury.targets(state, attacker, means);
            for (Combatant target : targets) {
                menu.add(new Strike(attacker, means, target));
                if (Spread.wild(means)) { // whoever is named, all of them are struck
                    break;
                }
            }
        }
    }

    /** By how much the Attack Roll is ahead of the Defense Roll before any dice are thrown. */
    public int edge(CapitalState state) {
        return Edge.of(state, attacker, means, target);
    }

    @Override
    public String kind() {
        return "attack";
    }

    @Override
    public String id() {
        return "attack:" + target.id() + ":" + means.id();
    }

    @Override
    public String text() {
        return "Attack " + target.name() + " with " + means.name() + " ("
                + means.profile().described() + ")";
    }

    @Override
    public List<Cost> costs() {
        List<Cost> costs = new ArrayList<>();
        if (means.energy() > 0) {
            costs.add(new Cost(means.platform().isPresent() ? "Vehicle Energy" : "Energy", means.energy()));
        }
        if (means.profile().ammo() > 0) {
            costs.add(new Cost("Ammo", means.profile().ammo()));
        }
        return costs;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public Optional<Combatant> machine() {
        return means.platform().map(Platform::vehicle);
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        Attack.resolve(play, attacker, means, List.of(target), manner);
    }
}
