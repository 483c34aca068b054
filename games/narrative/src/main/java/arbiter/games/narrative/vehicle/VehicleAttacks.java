package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.SinkingHit;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.GunEvents.GunRanDry;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What of an attack is different where vehicles are in it. Ledger: NAR-VEH-2, NAR-VACT-2, NAR-VACT-3, NAR-SINK-1. */
public final class VehicleAttacks {

    public static final String SINKING = "crashing-or-sinking";

    private static final int SMALL = 4;
    private static final int THREATS = 2;

    private VehicleAttacks() {}

    /** Why a mounted gun cannot be aimed at somebody, as far as it is known where they are. Ledger: NAR-VEH-4. */
    public static Optional<String> refusal(NarrativeState state, Participant target, AttackSource source) {
        if (!(source instanceof MountedGun gun)) {
            return Optional.empty();
        }
        boolean aside = Facing.known(state, state.unit(gun.vehicle()), target)
                .map(zone -> !gun.arcs().contains(zone))
                .orElse(false);
        boolean aboard = target.aboard().isAboard(gun.vehicle());
        return aside || aboard
                ? Optional.of(target.name() + " is outside the firing arc of the " + gun.name())
                : Optional.empty();
    }

    /** Which side of the target is attacked, where it matters. Ledger: NAR-VEH-4, section 5.2, step 1. */
    public static void declare(Play<NarrativeState> play, Participant attacker, Participant target) {
        if (target.isVehicle() && VehicleRatings.hasZones(target)) {
            Facing.settle(play, target, attacker);
        }
    }

    /** What can only be bought where vehicles are in it. Ledger: section 5.2, step 13. */
    public static void offer(AttackInProgress attack, List<SpendRow> rows) {
        if (SinkingHit.isPossible(attack.aimedAt())) {
            rows.add(ExtraSpend.noted(VehicleAttacks::hasCriticalHit, 24)
                    .row(
                            SINKING,
                            "Crashing or Sinking",
                            "Apart from its Critical Hit the vehicle goes down after 1 to 5 rounds unless it is"
                                    + " repaired.",
                            Symbol.ADVANTAGE,
                            3,
                            1));
        }
        if (attack.source() instanceof MountedGun gun && gun.together() > 1) {
            rows.add(new ExtraSpend(
                            CheckInProgress::succeeds,
                            state -> recipients(attack),
                            4 * gun.together(),
                            (play, check, hit) -> concentrate(attack, hit.number(), gun.together()))
                    .row(
                            "concentrated-fire",
                            "Concentrated Barrage",
                            "One of the hits does as many points of damage more as weapons took part.",
                            Symbol.ADVANTAGE,
                            1,
                            1));
        }
    }

    private static boolean hasCriticalHit(CheckInProgress check) {
        return check instanceof AttackInProgress attack
                && attack.hits().stream().anyMatch(hit -> hit.target() == attack.aimedAt() && hit.activations() > 0);
    }

    /** Once in the check. Ledger: NAR-VACT-3. */
    private static List<Recipient> recipients(AttackInProgress attack) {
        List<Hit> hits = attack.hits();
        boolean raised = hits.stream()
                .anyMatch(hit -> hit.damage().parts().stream()
                        .anyMatch(part -> part.label().equals("Concentrated Barrage")));
        return raised || hits.isEmpty()
                ? List.of()
                : hits.size() == 1
                        ? Recipient.NOBODY
                        : IntStream.range(0, hits.size())
                                .mapToObj(i -> Recipient.hit(i, hits.get(i).target()))
                                .toList();
    }

    private static void concentrate(AttackInProgress attack, int number, int guns) {
        Hit hit = attack.hits().get(number);
        Modifiers more = hit.damage().and("Concentrated Barrage", guns);
        Hit raised = Hit.of(hit.target(), hit.source(), more, hit.strain(), hit.injures());
        for (int i = 0; i < hit.activations(); i++) {
            raised.activate();
        }
        attack.hits().set(number, raised);
    }

    public static boolean isMounted(CheckInProgress check) {
        return check instanceof AttackInProgress attack && attack.source() instanceof MountedGun;
    }

    /** A mounted gun runs out of ammunition. Ledger: NAR-SPEND-9. */
    public static boolean ranDry(Play<NarrativeState> play, CheckInProgress check) {
        if (check instanceof AttackInProgress attack && attack.source() instanceof MountedGun mounted) {
            play.emit(new GunRanDry(mounted.vehicle(), mounted.gun()));
            return true;
        }
        return false;
    }

    /** A Blanket Barrage strikes back at small vehicles. Ledger: NAR-VACT-2, section 5.2, step 19. */
    public static void after(Play<NarrativeState> play, AttackInProgress attack) {
        Optional<Participant> own = Crew.vehicleOf(play.state(), attack.actor());
        Participant target = attack.aimedAt();
        boolean answered = attack.symbols().despair() > 0 || attack.symbols().advantage() <= -THREATS;
        if (own.isEmpty()
                || !target.isVehicle()
                || !answered
                || own.get().model().silhouette() > SMALL) {
            return;
        }
        for (CrewEffect barrage : target.crewEffects().of(CrewEffect.Kind.BARRAGE)) {
            strikeBack(play, attack, own.get(), gun(target, barrage));
        }
    }

    private static Gun gun(Participant vehicle, CrewEffect barrage) {
        return Gun.all(vehicle).stream()
                .filter(gun -> barrage.units().contains(gun.weapon().id()))
                .findFirst()
                .orElseThrow();
    }

    /** Full base damage for a despair, else half of it, rounded up; no successes are added and armour counts. */
    private static void strikeBack(Play<NarrativeState> play, AttackInProgress attack, Participant vehicle, Gun gun) {
        int base = gun.weapon().damage().amount();
        boolean full = attack.symbols().despair() > 0;
        Modifiers damage = full
                ? Modifiers.of("Blanket Barrage", base)
                : Modifiers.of("half of the Blanket Barrage", (base + 1) / 2);
        HullDamage.strike(play, Hit.of(vehicle, MountedGun.of(gun, 1), damage, false, false));
        HullThreshold.exceeded(play, vehicle, Optional.empty());
    }
}
