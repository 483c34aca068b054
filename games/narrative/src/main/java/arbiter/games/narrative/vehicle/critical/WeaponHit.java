package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * One weapon that is not compromised yet; the attacker says which, or the gamemaster where nobody attacked. Ledger:
 * NAR-CH-7, NAR-COMP-6.
 */
public final class WeaponHit implements CriticalHitTrait {

    /** A weapon of a mount as an answer: the first of its guns that is intact. */
    private record GunOption(Gun gun) implements Option {

        @Override
        public String id() {
            return gun.mount() + ":" + gun.weapon().id();
        }

        @Override
        public String text() {
            return gun.weapon().name();
        }
    }

    @Override
    public OptionalInt gun(Play<NarrativeState> play, CriticalHitInProgress hit) {
        List<GunOption> intact = new ArrayList<>();
        for (Gun gun : Gun.all(hit.vehicle())) {
            if (gun.isIntact() && intact.stream().noneMatch(before -> before.gun.mount() == gun.mount())) {
                intact.add(new GunOption(gun));
            }
        }
        if (intact.isEmpty()) {
            return OptionalInt.empty();
        }
        Decider decider = hit.attacker().map(Participant::decider).orElse(Decider.GAMEMASTER);
        GunOption chosen = intact.size() == 1
                ? intact.get(0)
                : play.choose(Request.one(decider, "critical-hit.weapon", intact)
                        .asking(() -> "Which weapon of " + hit.vehicle().name() + " is damaged?"));
        return OptionalInt.of(chosen.gun.number());
    }
}
