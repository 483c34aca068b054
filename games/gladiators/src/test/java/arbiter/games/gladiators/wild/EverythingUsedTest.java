package arbiter.games.gladiators.wild;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Tables;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Every ability and every modifier is used in random fights, with the questions and dice that they lead to. */
class EverythingUsedTest extends WildRunContract<GladiatorsState> {

    /** Questions and dice that come up in a few dozen fights already. */
    private static final List<String> MOMENTS = List.of(
            "asked area.place",
            "asked attack.cascade",
            "asked attack.follow-up",
            "asked attack.how",
            "asked attack.shot",
            "asked climb.place",
            "asked copy.ability",
            "asked dodge.hex",
            "asked dodge.prone",
            "asked duplicate.place",
            "asked environment.place",
            "asked environment.radius",
            "asked environment.wind",
            "asked escape.how",
            "asked forced-move.direction",
            "asked grab.carry-to",
            "asked knockback.direction",
            "asked luck.dice",
            "asked move.place",
            "asked move.prone",
            "asked power.place",
            "asked pursuit.whom",
            "asked quick.declared",
            "asked quick.hit",
            "asked quick.mover",
            "asked run-through.aside",
            "asked run-through.level",
            "asked run-through.wall",
            "asked telekinesis.throw",
            "asked turn.delay",
            "asked wall.aside",
            "asked wall.hex",
            "threw area.direction",
            "threw attack.stray",
            "threw order.tie",
            "threw power.backfire",
            "threw power.burnout",
            "threw power.drift",
            "threw power.exhausts",
            "threw power.uncontrollable",
            "threw power.variable",
            "threw reactivation.roll",
            "threw wound.roll");

    EverythingUsedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected GladiatorsState table(int number) {
        return WildTable.of(number);
    }

    @Override
    protected Notebook.Witness<GladiatorsState> witness(Uses counted) {
        return new PowerTally(counted);
    }

    /** Nobody is inside a wall or off the map, and nobody has more hits left than there are. */
    @Override
    protected void holds(GladiatorsState state) {
        for (Gladiator unit : state.units()) {
            Spot spot = unit.position().spot();
            assertThat(unit.injuries().body()).as("hits of %s", unit.name()).isNotNegative();
            assertThat(unit.injuries().toughness())
                    .as("Toughness of %s", unit.name())
                    .isNotNegative();
            assertThat(unit.hindrance().points())
                    .as("hindrance of %s", unit.name())
                    .isNotNegative();
            assertThat(unit.turn().actions()).as("actions of %s", unit.name()).isNotNegative();
            if (unit.present()) {
                assertThat(state.map().board().contains(spot.hex()))
                        .as("%s at %s is on the map", unit.name(), spot)
                        .isTrue();
            }
        }
    }

    /** Every power is as likely as the other. */
    @Override
    protected String kind(Option option) {
        String[] parts = option.id().split(":");
        return parts.length > 1 ? parts[0] + ":" + parts[1] : parts[0];
    }

    @Override
    protected Set<String> rareKinds() {
        return Set.of("end-turn");
    }

    @Override
    protected int leastTables() {
        return 52;
    }

    @Override
    protected int steps() {
        return 80;
    }

    @Override
    protected List<String> everything() {
        List<String> all = new ArrayList<>(MOMENTS);
        BOOK.abilities().forEach(ability -> all.add(ability.id()));
        BOOK.modifiers().forEach(modifier -> all.add(modifier.id()));
        return all;
    }
}
