package arbiter.games.capital.attack;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.energy.EnergyTrait;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleAttack;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a unit can attack with now, and whom. Ledger: CAP-ATK-1, CAP-ATK-2. */
public final class AttackOptions {

    public static final int MILLIMETRES = 1000;

    private AttackOptions() {}

    /** Everything in hand or part of the body that has its Ammo and whose Energy can be paid. */
    public static List<AttackMeans> means(Combatant attacker) {
        return means(attacker, attacker.energy());
    }

    /** The same with so much Energy to spend, which may be more than the unit has itself. Ledger: CAP-AMB-125. */
    public static List<AttackMeans> means(Combatant attacker, int energy) {
        List<AttackMeans> means = new ArrayList<>();
        List<Armed> weapons = attacker.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            if (attacker.holds(i)) {
                addWeapon(means, attacker, i, energy);
            }
        }
        ImprovisedWeapon.offer(attacker, means); // CAP-UNARM-2
        List<Strike> strikes = attacker.profile().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            Strike strike = strikes.get(i);
            int price = EnergyTrait.due(attacker, strike.attack().energy());
            if (price <= energy && !attacker.timers().isCooling(i)) {
                means.add(new AttackMeans(
                        strike.attack().name(), strike.attack(), strike.type(), false, OptionalInt.empty()));
            }
        }
        return means;
    }

    /** Also what a vehicle offers its operator. Ledger: CAP-VEH-4, CAP-AMB-94. */
    public static List<AttackMeans> means(CapitalState state, Combatant attacker) {
        List<AttackMeans> means = means(attacker, EnergyPayment.energy(state, attacker));
        means.addAll(VehicleAttack.means(state, attacker));
        return means;
    }

    private static void addWeapon(List<AttackMeans> means, Combatant attacker, int index, int energy) {
        Armed armed = attacker.profile().weapons().get(index);
        boolean trained = attacker.trainedWith(index);
        for (AttackProfile profile : armed.weapon().attacks()) {
            boolean allowed = trained || !profile.is(AttackFlag.TRAINED_ONLY);
            boolean loaded = profile.ammo() <= attacker.ammo(index);
            if (allowed && loaded && EnergyTrait.due(attacker, profile.energy()) <= energy) {
                means.add(
                        new AttackMeans(armed.weapon().name(), profile, armed.type(), trained, OptionalInt.of(index)));
            }
        }
    }

    /** Whom the attacker can target with these means from where it stands. */
    public static List<Combatant> targets(CapitalState state, Combatant attacker, AttackMeans means) {
        List<Combatant> targets = new ArrayList<>();
        for (Combatant target : state.units()) {
            if (mayTarget(state, attacker, target, means)) {
                targets.add(target);
            }
        }
        return targets;
    }

    private static boolean mayTarget(CapitalState state, Combatant attacker, Combatant target, AttackMeans means) {
        Combatant origin = means.origin(attacker);
        return allows(attacker, target, means)
                && state.reachable(origin, target) // CAP-AMB-142
                && inRange(state, origin, target, means)
                && state.sees(origin, target);
    }

    /** Whether the target may be chosen at all, wherever it is; only healing is for oneself. Ledger: CAP-AMB-102. */
    public static boolean allows(Combatant attacker, Combatant target, AttackMeans means) {
        boolean healing = means.is(AttackFlag.HEALING);
        boolean own = means.platform().isPresent() && means.platform().get().vehicle() == target;
        if (!target.present()
                || own
                || target == attacker && !healing
                || healing && target.profile().is(UnitTag.VEHICLE)) {
            return false;
        }
        boolean heldOnly = attacker.grappling().isEmpty()
                || attacker.grappling().get().equals(target.id()); // CAP-STAT-GRAPPLING-2
        boolean tauntedOnly =
                attacker.tauntedBy().isEmpty() || attacker.tauntedBy().get().equals(target.id());
        return heldOnly && tauntedOnly; // CAP-STAT-TAUNTED-1
    }

    /** How far the longest Attack reaches that the unit can make with what it holds, in metres. */
    public static int longestRange(Combatant unit) {
        int longest = 0;
        for (AttackMeans means : means(unit)) {
            longest = Math.max(longest, means.profile().range().metres());
        }
        return longest;
    }

    public static boolean inRange(CapitalState state, Combatant attacker, Combatant target, AttackMeans means) {
        int metres = means.profile().range().metres();
        return metres == 0
                ? state.touching(attacker, target)
                : attacker.base().within(target.base(), metres * MILLIMETRES);
    }
}
