package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Spared;
import arbiter.space.plane.PlaceWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Enemies that a unit cannot attack from where it stands, and why; never one that it does not know of. Ledger: CAP-ATK-2. */
public final class SparedEnemies {

    private SparedEnemies() {}

    /** Those whom no Attack of the menu is against. */
    public static List<Spared> of(CapitalState state, Combatant attacker, List<CapitalAct> menu) {
        List<Spared> spared = new ArrayList<>();
        for (Combatant enemy : state.units()) {
            if (enemy.present()
                    && state.enemies(attacker, enemy)
                    && !state.isUnknown(attacker, enemy)
                    && menu.stream().noneMatch(act -> isAgainst(act, enemy))) {
                why(state, attacker, enemy).ifPresent(why -> spared.add(new Spared(enemy.id(), why)));
            }
        }
        return spared;
    }

    private static boolean isAgainst(CapitalAct act, Combatant enemy) {
        return act instanceof AttackAction attack && attack.target() == enemy;
    }

    /** What keeps every Attack off, in the order in which the rules ask; nothing where it is something else. */
    private static Optional<String> why(CapitalState state, Combatant attacker, Combatant enemy) {
        List<AttackMeans> means = new ArrayList<>(AttackOptions.means(state, attacker));
        means.removeIf(one -> one.is(AttackFlag.HEALING));
        if (means.isEmpty()) {
            return Optional.of("nothing ready to attack with");
        }
        means.removeIf(one -> !AttackOptions.allows(attacker, enemy, one));
        if (means.isEmpty()) {
            return bound(state, attacker);
        }
        means.removeIf(one -> !state.reachable(one.origin(attacker), enemy)); // CAP-AMB-142
        if (means.isEmpty()) {
            return Optional.of("inside, out of reach");
        }
        List<AttackMeans> far = List.copyOf(means);
        means.removeIf(one -> !AttackOptions.inRange(state, one.origin(attacker), enemy, one));
        if (means.isEmpty()) {
            return Optional.of(tooFar(state, attacker, enemy, far));
        }
        boolean seen = means.stream().anyMatch(one -> state.sees(one.origin(attacker), enemy));
        return seen
                ? Optional.empty()
                : Optional.of(
                        means.stream().anyMatch(one -> state.clear(one.origin(attacker), enemy))
                                ? "not to be seen"
                                : "no line of sight");
    }

    /** Grappling and being taunted leave one target. Ledger: CAP-STAT-GRAPPLING-2, CAP-STAT-TAUNTED-1. */
    private static Optional<String> bound(CapitalState state, Combatant attacker) {
        if (attacker.grappling().isPresent()) {
            return Optional.of("only " + state.unit(attacker.grappling().get()).name() + ", in the grapple");
        }
        return attacker.tauntedBy().map(by -> "taunted by " + state.unit(by).name());
    }

    private static String tooFar(CapitalState state, Combatant attacker, Combatant enemy, List<AttackMeans> means) {
        int reach = 0;
        int away = Integer.MAX_VALUE;
        for (AttackMeans one : means) {
            reach = Math.max(reach, one.profile().range().metres());
            away = Math.min(away, state.distance(one.origin(attacker), enemy));
        }
        return reach == 0 ? "not in contact" : "too far: " + PlaceWords.metres(away) + ", reaches " + reach + "m";
    }
}
