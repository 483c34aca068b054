package arbiter.games.capital.watch;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleAttack;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts one's Signature Vehicle on Overwatch from afar: one Attack that is not Melee, decided and rolled for by the
 * owner, paid by the vehicle, measured from either. Ledger: backup, CAP-AMB-126.
 */
public record Backup(int energy, int metres) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.AID;
    }

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (!EnergyPayment.affords(state, unit, energy)) {
            return;
        }
        for (Combatant vehicle : state.units()) {
            if (vehicle.isVehicle()
                    && vehicle.isUp()
                    && vehicle.crew().owner().filter(unit.id()::equals).isPresent()
                    && unit.base().within(vehicle.base(), metres * AttackOptions.MILLIMETRES)) {
                menu.add(new Call(this, unit, vehicle));
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
    static List<AttackMeans> arms(CapitalState state, Combatant watcher) {
        return watcher.isVehicle() ? means(state, watcher) : AttackOptions.means(state, watcher);
    }

    /** What a vehicle on Overwatch can shoot with: from where it stands, and from where its owner stands. */
    private static List<AttackMeans> means(CapitalState state, Combatant vehicle) {
        Combatant owner = lender(state, vehicle);
        List<AttackMeans> means = new ArrayList<>(VehicleAttack.means(state, owner, vehicle, vehicle));
        means.addAll(VehicleAttack.means(state, owner, vehicle, owner));
        means.removeIf(AttackMeans::isMelee);
        return means;
    }

    /** Whose Scores a unit on Overwatch rolls with: its own, or those of the vehicle's owner. */
    public static Combatant lender(CapitalState state, Combatant watcher) {
        return watcher.isVehicle() && watcher.crew().owner().isPresent()
                ? state.unit(watcher.crew().owner().get())
                : watcher;
    }

    private record Call(Backup trait, Combatant owner, Combatant vehicle) implements CapitalAct {

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
            return List.of(new Cost("Energy", trait.energy));
        }

        @Override
        public boolean isAction() {
            return true;
        }

        /** It watches already, or has nothing to shoot with. */
        @Override
        public boolean isPointless() {
            return vehicle.overwatch() > 0 || !shoots(vehicle);
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (EnergyPayment.pay(play, owner, trait.energy, "Backup")) {
                play.emit(new BackupCalled(owner.id(), vehicle.id()));
            }
        }
    }
}
