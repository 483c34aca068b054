package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.state.BackupCalled;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts one's Signature Vehicle on Overwatch from afar: one Attack that is not Melee, decided and rolled for by the
 * owner, paid by the vehicle, measured from either. Ledger: backup, CAP-AMB-126.
 */
record Backup(Combatant owner, Combatant vehicle) implements Deed {

    private static final int ENERGY = 2;
    private static final int KILOMETRE = 1_000_000;

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (!unit.has(AbilityId.BACKUP) || !Purse.affords(state, unit, ENERGY)) {
            return;
        }
        for (Combatant vehicle : state.combatants()) {
            if (vehicle.isVehicle()
                    && vehicle.isUp()
                    && vehicle.crew().owner().filter(unit.id()::equals).isPresent()
                    && vehicle.overwatch() == 0
                    && shoots(vehicle)
                    && unit.base().within(vehicle.base(), KILOMETRE)) {
                menu.add(new Backup(unit, vehicle));
            }
        }
    }

    private static boolean shoots(Combatant vehicle) {
        for (VehicleAction action : vehicle.vehicle().vehicle().actions()) {
            if (action instanceof VehicleAction.Attack attack
                    && !attack.profile().isMelee()) {
                return true;
            }
        }
        return false;
    }

    /** What a unit on Overwatch attacks with; an operator may use the vehicle's. Ledger: CAP-AMB-94. */
    static List<Means> arms(CapitalState state, Combatant watcher) {
        return watcher.isVehicle() ? means(state, watcher) : Armoury.means(state, watcher);
    }

    /** What a vehicle on Overwatch can shoot with: from where it stands, and from where its owner stands. */
    private static List<Means> means(CapitalState state, Combatant vehicle) {
        Combatant owner = lender(state, vehicle);
        List<Means> means = new ArrayList<>(VehicleAttack.means(state, owner, vehicle, vehicle));
        means.addAll(VehicleAttack.means(state, owner, vehicle, owner));
        means.removeIf(Means::isMelee);
        return means;
    }

    /** Whose Scores a unit on Overwatch rolls with: its own, or those of the vehicle's owner. */
    static Combatant lender(CapitalState state, Combatant watcher) {
        return watcher.isVehicle() && watcher.crew().owner().isPresent()
                ? state.combatant(watcher.crew().owner().get())
                : watcher;
    }

    @Override
    public String id() {
        return "backup:" + vehicle.id();
    }

    @Override
    public String text() {
        return "Backup: put the " + vehicle.name() + " on Overwatch";
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (Purse.pay(play, owner, ENERGY, "Backup")) {
            play.emit(new BackupCalled(owner.id(), vehicle.id()));
        }
    }
}
