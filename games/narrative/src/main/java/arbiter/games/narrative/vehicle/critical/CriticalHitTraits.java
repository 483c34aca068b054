package arbiter.games.narrative.vehicle.critical;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which row of the table of Critical Hits does what, by its id. */
public final class CriticalHitTraits {

    private static final Map<String, CriticalHitTrait> ALL = Map.ofEntries(
            Map.entry("rattled", new RattledHit()),
            Map.entry("shrapnel-spray", new ShrapnelHit()),
            Map.entry("hull-damaged", new ComponentHit(EnumSet.of(VehicleComponent.HULL))),
            Map.entry("navigation-damaged", new ComponentHit(EnumSet.of(VehicleComponent.NAVIGATION))),
            Map.entry("propulsion-damaged", new ComponentHit(EnumSet.of(VehicleComponent.PROPULSION))),
            Map.entry("defences-damaged", new ComponentHit(EnumSet.of(VehicleComponent.DEFENCES))),
            Map.entry("weapons-damaged", new WeaponHit()),
            Map.entry("brakes-damaged", new ComponentHit(EnumSet.of(VehicleComponent.BRAKES))),
            Map.entry("all-systems-down", new AllSystemsHit(EnumSet.allOf(VehicleComponent.class))),
            Map.entry("fire", new FireHit()),
            Map.entry("breaking-up", new BreakUpHit()),
            Map.entry("vaporized", new VaporizedHit()),
            Map.entry("crashing-or-sinking", new SinkingHit()));

    private CriticalHitTraits() {}

    public static CriticalHitTrait of(String row) {
        return Optional.ofNullable(ALL.get(row))
                .orElseThrow(() -> new IllegalStateException("nothing is known of the Critical Hit " + row));
    }

    public static Set<String> known() {
        return ALL.keySet();
    }
}
