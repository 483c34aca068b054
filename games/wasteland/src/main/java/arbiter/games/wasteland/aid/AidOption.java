package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.health.Healing;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** What a passed First Aid can do. Ledger: WAS-AID-2. */
record AidOption(Kind kind, int injury, String id, String text) implements Option {

    enum Kind {
        STABILISE,
        HEAL,
        TREAT
    }

    /** Stabilising first, then healing, then each injury; whoever is dying regains nothing before. Ledger: WAS-AID-4. */
    static List<AidOption> of(Fighter patient, int healing, boolean hardOnes) {
        List<AidOption> options = new ArrayList<>();
        if (Healing.canBeStabilised(patient)) {
            options.add(new AidOption(Kind.STABILISE, 0, "stabilise", "Stabilise " + patient.name()));
        } else if (!patient.isDying() && healing > 0 && patient.vitals().health() < Vitals.maximum(patient)) {
            options.add(new AidOption(Kind.HEAL, 0, "heal", "Give " + healing + " HP"));
        }
        for (int place : InjuryTreatment.treatable(patient, hardOnes)) {
            int location = patient.injuries().list().get(place).location();
            options.add(new AidOption(
                    Kind.TREAT,
                    place,
                    "treat:" + place,
                    "Treat the injury of the "
                            + patient.profile().plan().location(location).words()));
        }
        return options;
    }
}
