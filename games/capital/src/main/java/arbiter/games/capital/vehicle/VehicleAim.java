package arbiter.games.capital.vehicle;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.RerollSource;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.Combatant;
import java.util.List;

/**
 * The Aim of a deployed vehicle, paid from its own Energy beside the operator's own Aim; the first of each Attack Roll
 * is free. Ledger: CAP-VEH-7, CAP-AMB-45.
 */
public final class VehicleAim {

    private VehicleAim() {}

    public static void offer(AttackMeans means, List<RerollSource> sources) {
        if (means.platform().isEmpty()) {
            return;
        }
        Combatant vehicle = means.platform().get().vehicle();
        if (!vehicle.crew().deployed()) {
            return;
        }
        for (VehicleAction action : vehicle.vehicle().vehicle().actions()) {
            if (action instanceof VehicleAction.Deploy deploy) {
                sources.add(
                        RerollSource.dice("vehicle-aim", "Aim of the " + vehicle.name(), vehicle, 1, deploy.aim(), 1)
                                .free(deploy.freeAims()));
            }
        }
    }
}
