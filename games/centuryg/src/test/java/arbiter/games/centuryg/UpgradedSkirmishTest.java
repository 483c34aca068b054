package arbiter.games.centuryg;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.dice.RandomStream;
import arbiter.games.centuryg.setup.SavedFight;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.Part;
import arbiter.testkit.RandomAgent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Machines full of Upgrades that fight at random, to the end, and can be saved at any moment. */
class UpgradedSkirmishTest {

    private static final Json JSON = Json.with(Hangar.CONTENT).kinds(Part.class, SavedFight.PARTS);

    @Test
    void fights_of_upgraded_machines_come_to_an_end_and_can_be_saved() {
        for (CenturyState start : List.of(crowd(), hosts(), unions())) {
            for (int seed = 1; seed <= 3; seed++) {
                play(start.copy(), seed);
            }
        }
    }

    private static void play(CenturyState start, int seed) {
        Table<CenturyState> table = Table.start(
                new CenturyGame(),
                Journal.Header.of("centuryg", "test", Map.of()),
                start,
                DiceBox.of(new RandomStream(seed)));
        RandomAgent<CenturyState> agent = new RandomAgent<>(seed);
        for (int i = 0; i < 3000 && table.ending().isEmpty(); i++) {
            var open = table.open().get(0);
            List<String> ids = open.request().options().stream().map(Option::id).toList();
            assertThat(ids).as(open.request().label()).doesNotHaveDuplicates();
            if (i % 50 == 0) {
                CenturyState state = table.state();
                assertThat(JSON.read(JSON.write(state), CenturyState.class)).isEqualTo(state);
            }
            table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(agent, table.state(), open.request()));
        }
        assertThat(table.ending()).isPresent();
    }

    private static CenturyState crowd() {
        return fight(
                mecha("Aska", "1,1")
                        .armed("beam-rifle", "rail-bazooka", "bombardment")
                        .fitted("custom-defense", Area.TORSO, "beam")
                        .fitted("shielding-aura", "absolute-barrier", "regenerative", "resupply", "the-beast")
                        .fitted(
                                "commander-type",
                                "early-warning-and-control",
                                "airstrike",
                                "overcharge",
                                "support-fire"),
                mecha("Bran", "1,3")
                        .armed("assault-rifle", "beam-saber")
                        .fitted("jury-rig", "antigravity", "overbooster", "invincible-alloy", "transformation")
                        .fitted("ensnaring-trap", "fire-at-will", "assisted-targeting", "jamming-barrage")
                        .form("Falcon", Attribute.MIGHT, Attribute.SPEED, "flyer"),
                mecha("Vex", "9,1")
                        .foe()
                        .tier(Tier.RIVAL)
                        .armed("riot-weapon", "rail-bazooka")
                        .fitted("absorbing-armor", Area.LEGS, "non-beam")
                        .fitted("reactive-booster", "electronic-cloaking-system", "stealth-field", "guardian-of-steel")
                        .fitted("expansion-pack", "expert-support", "duelist-model", "power-suit"));
    }

    private static CenturyState hosts() {
        return fight(
                mecha("Aska", "1,1").armed("beam-rifle", "rail-bazooka"),
                mecha("Ark", "0,2").fitted("base-unit", "electromagnetic-detonator", "surprise-minefield"),
                mecha("Wolf", "9,3")
                        .foe()
                        .armed("assault-rifle")
                        .fitted("biological", "invasive", "slippery-chassis", "secret-equipment")
                        .armed("beam-saber", Area.SECRET),
                mecha("Swarm", "9,2").foe().tier(Tier.GRUNT).fitted("squadron", "extreme-fortification", "fortress"));
    }

    private static CenturyState unions() {
        return fight(
                mecha("Aska", "1,1")
                        .armed("beam-rifle")
                        .fitted("jury-rig")
                        .combines("super-combination", Optional.empty(), Area.ARMS, "bran"),
                mecha("Bran", "1,2")
                        .armed("beam-saber")
                        .fitted("airstrike", "overcharge")
                        .combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"),
                mecha("Vex", "8,1")
                        .foe()
                        .tier(Tier.RIVAL)
                        .armed("assault-rifle")
                        .combines("unison-combination", Optional.empty(), Area.ARMS, "wolf"),
                mecha("Wolf", "8,2")
                        .foe()
                        .tier(Tier.RIVAL)
                        .armed("rail-bazooka")
                        .combines("unison-combination", Optional.empty(), Area.LEGS, "vex"));
    }
}
