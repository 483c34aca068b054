package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.EffectEvents.CrewEffectBegan;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.CriticalHitTraits;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CriticalHitTest {

    private static final int FAR_BEYOND_THE_LAST_ROW = 200;

    /** A gunship with its pilot, and who attacks it. */
    private static final class Table {
        final Participant jun = hero("jun-halloran");
        final Participant gunship = vehicle("assault-gunship", "players", 2);
        final Participant thrall = enemy("gun-thrall", 1);
        final Scenario<NarrativeState> play = scenario(Band.MEDIUM, jun, gunship, thrall);

        Table() {
            board(play, jun, gunship, Seat.PILOT);
        }

        /** Hits before this one, of a kind that changes nothing else. */
        Table after(int hits) {
            for (int i = 0; i < hits; i++) {
                play.emit(new CriticalHitSuffered(gunship.id(), SufferedHit.of("rattled")));
            }
            return this;
        }

        void hit(int rolled) {
            play.dice("critical-hit.roll", rolled);
            CriticalHitInProgress.byAttack(play, gunship, thrall, 1);
        }
    }

    @Test
    @Ledger("NAR-VCRIT-1")
    void every_row_has_a_trait() {
        assertThat(BOOK.content().shelf(VehicleCriticalHit.class).all().stream().map(VehicleCriticalHit::id))
                .containsExactlyInAnyOrderElementsOf(CriticalHitTraits.known());
    }

    /** From 1 to far beyond the last row, with as many hits before it as it takes to get there. */
    @Test
    @Ledger({"NAR-VCRIT-1", "NAR-CH-1", "NAR-CH-2", "NAR-CH-3", "NAR-CH-9", "NAR-CH-12"})
    void every_reachable_total_does_what_its_row_says() {
        for (int total = 1; total <= FAR_BEYOND_THE_LAST_ROW; total++) {
            int before = Math.max(0, (total - 100 + 9) / 10);
            Table table = new Table().after(before);
            String row = BOOK.criticalHit(total).id();
            switch (row) {
                case "shrapnel-spray" ->
                    table.play.choice("shrapnel.skill", "vigilance").dice("check.roll", 1, 1, 1, 1, 1);
                case "weapons-damaged" -> table.play.choice("critical-hit.weapon", "1:missile-rack");
                default -> {}
            }

            table.hit(total - 10 * before);

            table.play.allUsed();
            assertThat(consequence(table)).as(row + " at " + total).isEqualTo(expected(row));
        }
    }

    /** What has become of vehicle and pilot. */
    private static String consequence(Table table) {
        Participant gunship = table.gunship;
        String components = "";
        for (VehicleComponent component : VehicleComponent.values()) {
            components += VehicleRatings.isCompromised(gunship, component) ? " " + component.name() : "";
        }
        for (Gun gun : Gun.all(gunship)) {
            components += gun.isIntact() ? "" : " gun " + gun.number();
        }
        return gunship.tracks().systemStrain() + " strain" + components
                + (gunship.perils().burns() ? " burning " + gunship.perils().fireRating() : "")
                + (gunship.perils().breaksUpAfter().isPresent() ? " breaking up" : "")
                + (gunship.present() ? "" : " gone")
                + ", Jun " + table.jun.vitals().strain() + " strain "
                + table.jun.vitals().wounds() + " wounds"
                + (table.jun.vitals().dead() ? " dead" : "");
    }

    private static String expected(String row) {
        String unhurt = ", Jun 0 strain 0 wounds";
        return switch (row) {
            case "rattled" -> "3 strain, Jun 3 strain 0 wounds";
            case "shrapnel-spray" -> "0 strain, Jun 0 strain 1 wounds";
            case "hull-damaged" -> "0 strain HULL" + unhurt;
            case "navigation-damaged" -> "0 strain NAVIGATION" + unhurt;
            case "propulsion-damaged" -> "0 strain PROPULSION" + unhurt;
            case "defences-damaged" -> "0 strain DEFENCES" + unhurt;
            case "weapons-damaged" -> "0 strain gun 1" + unhurt;
            case "brakes-damaged" -> "0 strain BRAKES" + unhurt;
            case "all-systems-down" -> "0 strain BRAKES DEFENCES HULL NAVIGATION PROPULSION gun 0 gun 1" + unhurt;
            case "fire" -> "0 strain burning 3" + unhurt;
            case "breaking-up" -> "0 strain breaking up" + unhurt;
            default -> "0 strain gone, Jun 0 strain 0 wounds dead";
        };
    }

    @Test
    @Ledger({"NAR-VCRIT-1", "NAR-VEH-7"})
    void earlier_hits_and_further_activations_add_ten_each() {
        Table table = new Table().after(2);
        int before = table.play.log().size();
        table.play.dice("critical-hit.roll", 14);

        CriticalHitInProgress.byAttack(table.play, table.gunship, table.thrall, 2);

        assertThat(since(table.play, before).limit(1))
                .containsExactly(
                        "Assault gunship takes a Critical Hit: 14 +10 further activations +20 earlier Critical Hits ="
                                + " 44, Hull Damaged");
    }

    /** Silhouette 4: at most 40 off. */
    @Test
    @Ledger("NAR-VMAN-2")
    void a_braced_pilot_lowers_a_critical_hit_or_cancels_it() {
        Table table = new Table();
        table.play.emit(new CrewEffectBegan(
                "assault-gunship", CrewEffect.toTurnStart(CrewEffect.Kind.BRACE, 1, "jun-halloran", 0)));
        int before = table.play.log().size();
        table.play.choice("brace.critical-hit", "4").choice("brace.critical-hit", "2");

        table.hit(90);
        table.hit(7);

        table.play.allUsed();
        assertThat(since(table.play, before))
                .containsExactly(
                        "Assault gunship suffers 4 system strain, 4 of 15",
                        "Assault gunship takes a Critical Hit: 90 -40 Brace for Impact = 50, Hull Damaged",
                        "Assault gunship has Hull Damaged",
                        "Assault gunship suffers 2 system strain, 6 of 15",
                        "Assault gunship takes a Critical Hit: 7 +10 earlier Critical Hits -20 Brace for Impact = -3,"
                                + " cancelled");
    }

    @Test
    @Ledger({"NAR-CH-7", "NAR-COMP-6"})
    void where_nobody_attacked_the_gamemaster_names_the_weapon_and_a_damaged_one_is_not_offered() {
        Table table = new Table();
        table.play.dice("critical-hit.roll", 85).dice("critical-hit.roll", 75).dice("critical-hit.roll", 65);
        table.play.choice("critical-hit.weapon", "0:twin-cannon");

        CriticalHitInProgress.roll(table.play, table.gunship, Optional.empty(), Modifiers.none());
        CriticalHitInProgress.roll(table.play, table.gunship, Optional.empty(), Modifiers.none());
        CriticalHitInProgress.roll(table.play, table.gunship, Optional.empty(), Modifiers.none());

        table.play.allUsed();
        assertThat(table.gunship.criticalHits().hits().stream().map(SufferedHit::gun))
                .containsExactly(OptionalInt.of(0), OptionalInt.of(1), OptionalInt.empty());
        assertThat(Gun.ready(table.play.state(), table.gunship)).isEmpty();
    }

    /** Hard Vigilance: two failures are three wounds, and three threats may be an injury. */
    @Test
    @Ledger("NAR-CH-2")
    void shrapnel_wounds_by_failures_and_may_injure() {
        Table table = new Table();
        table.play
                .choice("shrapnel.skill", "vigilance")
                .dice("check.roll", 1, 1, 8, 8, 4)
                .choice("spend.against", "shrapnel-injury:threat")
                .dice("injury.roll", 5);

        table.hit(20);

        table.play.allUsed();
        assertThat(table.jun.vitals().wounds()).isEqualTo(3);
        assertThat(table.jun.injuries().list()).hasSize(1);
    }

    @Test
    @Ledger("NAR-CH-12")
    void nothing_aboard_a_vaporized_vehicle_survives() {
        Table table = new Table().after(6);
        int before = table.play.log().size();

        table.hit(94);

        assertThat(since(table.play, before))
                .containsExactly(
                        "Assault gunship takes a Critical Hit: 94 +60 earlier Critical Hits = 154, Vaporized",
                        "Assault gunship has Vaporized",
                        "Assault gunship is vaporized and is destroyed",
                        "Jun is dead");
    }
}
