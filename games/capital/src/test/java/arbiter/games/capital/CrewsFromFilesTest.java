package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Vehicles, their crews and Companions as situations place them. */
class CrewsFromFilesTest {

    private static final String PIM = "{name: Pim, character: ../characters/pim-tarrow-5.yaml, side: crew, at: %s}";

    private static CapitalState table(String... units) {
        return Tables.of(yaml(units));
    }

    private static String yaml(String... units) {
        return "game: capital\nunits:\n  - " + String.join("\n  - ", units) + "\n";
    }

    private static void refused(String message, String... units) {
        assertThatThrownBy(() -> table(units))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining(message);
    }

    @Test
    @Ledger({"CAP-VEH-1", "CAP-VEH-3"})
    void somebody_sits_on_the_vehicle_they_bring_along() {
        CapitalState state = table(
                PIM.formatted("{aboard: second-breakfast}"),
                "{id: second-breakfast, of: pim, at: {point: \"3,-8\", facing: 90}, now: {hp: 4, energy: 20}}",
                "{from: ash-hound, side: dogs}");

        Combatant pim = state.unit("pim");
        Combatant bike = state.unit("second-breakfast");
        assertThat(state.units()).extracting(Combatant::id).containsExactly("pim", "second-breakfast", "ash-hound");
        assertThat(bike.name()).isEqualTo("Second Breakfast");
        assertThat(bike.side()).isEqualTo("crew");
        assertThat(bike.crew().owner()).contains("pim");
        assertThat(bike.crew().operators()).containsExactly("pim");
        assertThat(bike.crew().facing()).isEqualTo(Facing.EAST);
        assertThat(bike.hp()).isEqualTo(4);
        assertThat(bike.energy()).isEqualTo(20);
        assertThat(pim.base().centre()).isEqualTo(Point.metres(3, -8));
        assertThat(Tables.BOOK.json().read(Tables.BOOK.json().write(state), CapitalState.class))
                .isEqualTo(state);
    }

    @Test
    @Ledger("CAP-VEH-3")
    void without_a_seat_named_the_controls_come_first() {
        CapitalState state = table(
                "{id: rook, from: gutter-raider, side: salt, at: {aboard: sled}}",
                "{id: nia, from: dock-gunner, side: salt, at: {aboard: sled}}",
                "{id: sled, name: The Vulture, from: dust-skimmer, side: salt, at: \"1,2\"}");

        Combatant sled = state.unit("sled");
        assertThat(sled.name()).isEqualTo("The Vulture");
        assertThat(sled.crew().operators()).containsExactly("rook");
        assertThat(sled.crew().passengers()).containsExactly("nia");
    }

    @Test
    @Ledger({"CAP-SIG-6", "CAP-AMB-34", "CAP-AMB-38"})
    void a_companion_comes_with_its_owner_and_hovers_where_the_file_says() {
        CapitalState state = table(
                "{id: beacon, of: ilse, at: {point: \"4,4\", altitude: 3}}",
                "{name: Ilse, character: ../characters/ilse-marrow-5.yaml, side: crew}",
                "{from: ash-hound, side: dogs}");

        Combatant beacon = state.unit("beacon");
        assertThat(beacon.bond().orElseThrow().owner()).isEqualTo("ilse");
        assertThat(beacon.name()).isEqualTo("Beacon");
        assertThat(beacon.base().altitude()).isEqualTo(3000);
        assertThat(beacon.decider()).isEqualTo(state.unit("ilse").decider());
    }

    @Test
    @Ledger({"CAP-VEH-4", "CAP-AMB-34"})
    void vehicles_and_companions_have_no_turn_of_their_own() {
        String[] units = {
            "{id: sled, from: dust-skimmer, side: crew}",
            "{name: Ilse, character: ../characters/ilse-marrow-5.yaml, side: crew, at: {aboard: sled}}",
            "{id: beacon, of: ilse}",
            "{from: ash-hound, side: dogs}"
        };

        CapitalState state = Tables.of(yaml(units) + "turn: ash-hound\n");
        assertThat(state.order()).extracting(Slot::combatant).containsExactly("ilse", "ash-hound");
        assertThat(state.slot()).isEqualTo(1);
        assertThatThrownBy(() -> Tables.of(yaml(units) + "turn: sled\n"))
                .hasMessageContaining("situation.yaml:7:7: a vehicle has no turn of its own: name who operates it");
        assertThatThrownBy(() -> Tables.of(yaml(units) + "turn: beacon\n"))
                .hasMessageContaining("Beacon acts in the turn of its owner: name 'ilse'");
    }

    @Test
    @Ledger("CAP-AMB-26")
    void a_wreck_is_no_place_to_sit() {
        String wreck = "{id: sled, from: dust-skimmer, side: crew, now: {hp: 0}}";

        assertThat(table(wreck, "{from: ash-hound}").unit("sled").life()).isEqualTo(Life.DEFEATED);
        assertThat(table(wreck, "{from: ash-hound}").unit("sled").isProne()).isFalse();
        refused("nobody sits in a wreck", wreck, PIM.formatted("{aboard: sled}"));
    }

    @Test
    void what_does_not_fit_is_said_where_it_stands() {
        String sled = "{id: sled, from: dust-skimmer, side: crew}";
        String raider = "{id: rook, from: gutter-raider, side: %s, at: %s}";

        refused("unknown vehicle 'sledd'; did you mean 'sled'?", sled, PIM.formatted("{aboard: sledd}"));
        refused(
                "situation.yaml:4:74: unknown seat 'pilot'; there is operator, passenger",
                sled,
                raider.formatted("crew", "{aboard: sled, seat: pilot}"));
        refused(
                "Gutter Raider is on side 'salt', the Dust Skimmer on side 'crew'",
                sled,
                raider.formatted("salt", "{aboard: sled}"));
        refused(
                "no seat left for Pim: the Dust Skimmer has 1 for passengers",
                sled,
                raider.formatted("crew", "{aboard: sled}"),
                "{id: nia, from: dock-gunner, side: crew, at: {aboard: sled}}",
                PIM.formatted("{aboard: sled}"));
        refused(
                "Gutter Raider has no Training to operate the Lamplighter",
                "{from: lamplighter, side: crew}",
                raider.formatted("crew", "{aboard: lamplighter, seat: operator}"));
        refused("too large", sled, "{from: hull-breaker, side: crew, at: {aboard: sled}}");
        refused("a vehicle does not ride in another", sled, "{from: lamplighter, side: crew, at: {aboard: sled}}");
        refused("give no point, facing or altitude", sled, PIM.formatted("{aboard: sled, facing: 3}"));
        refused("say in which one with aboard", PIM.formatted("{seat: operator}"));
        refused("Pim has no facing", PIM.formatted("{facing: 90}"));
        refused("from 0 (north) over 90 (east) to 359, not 400", "{from: bike, side: crew, at: {facing: 400}}");
        refused("altitude of Pim is from 0 to 1000 metres, not -4", PIM.formatted("{altitude: -4}"));
        refused("unknown unit 'pam'; did you mean 'pim'?", PIM.formatted("\"0,0\""), "{id: bike, of: pam}");
        refused("Ash Hound has no vehicle and no Companion", "{from: ash-hound}", "{id: bike, of: ash-hound}");
        refused("on the table already", PIM.formatted("\"0,0\""), "{id: one, of: pim}", "{id: two, of: pim}");
        refused("is on side 'crew' too", PIM.formatted("\"0,0\""), "{id: bike, of: pim, side: salt}");
    }
}
