package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.kernel.Cost;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attack: the standard Action, with certain means against one target. Ledger: CAP-ACT-4. */
public record AttackAction(Combatant attacker, AttackMeans means, Combatant target) implements CapitalAct {

    public static void offer(CapitalState state, Combatant attacker, List<CapitalAct> menu) {
        for (AttackMeans means : AttackOptions.means(state, attacker)) {
            if (means.is(AttackFlag.HEALING)) { // PatchUp offers it
                continue;
            }
            List<Combatant> targets = AttackOptions.targets(state, attacker, means);
            for (Combatant target : targets) {
                menu.add(new AttackAction(attacker, means, target));
                if (Spread.wild(means)) { // whoever is named, all of them are struck
                    break;
                }
            }
        }
    }

    /** By how much the Attack Roll is ahead of the Defense Roll before any dice are thrown. */
    public int edge(CapitalState state) {
        return ScoreDifference.of(state, attacker, means, target);
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
    public List<Headline> headlines() {
        return List.of(
                Headline.wanted("hit"),
                Headline.wanted(target.id() + " " + UnitBars.HP),
                Headline.wanted(UnitBars.fall(target)));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public Optional<Combatant> machine() {
        return means.platform().map(FiringVehicle::vehicle);
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        Attack.resolve(play, attacker, means, List.of(target), occasion);
    }
}
