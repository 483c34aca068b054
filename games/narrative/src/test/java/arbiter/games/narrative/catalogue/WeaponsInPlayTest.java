package arbiter.games.narrative.catalogue;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.Rolls;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.spend.SpendMenu;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Brann, with Brawn 4 and Agility 3, hits a sergeant with soak 5 and defence 1 with every weapon, with two successes. */
class WeaponsInPlayTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        combat-knife | 2P 2A vs 2D 1S | +4 Brawn +1 Combat knife +2 net successes -5 soak = 2 wounds, 2 of 13 | none
        toothed-blade | 2P 2A vs 2D 1S | +4 Brawn +3 Toothed blade +2 net successes -5 soak = 4 wounds, 4 of 13 | sunder
        disruption-sword | 2P 2A vs 2D 1S with 1 advantage | +4 Brawn +4 Disruption sword +1 Superior +2 net successes -1 soak = 10 wounds, 10 of 13 | none
        breaching-maul | 2P 2A vs 2D 1S | +4 Brawn +5 Breaching maul +2 net successes -5 soak = 6 wounds, 6 of 13 | concussive knockdown
        shock-baton | 2P 2A vs 2D 1S | +4 Brawn +2 Shock baton +2 net successes -5 soak = 3 wounds, 3 of 13 | disorient stun
        riot-shield | 2P 2A vs 2D 2S | +4 Brawn +2 net successes -5 soak = 1 wound, 1 of 13 | none
        slug-pistol | 1P 2A vs 1D 1S | +5 Slug pistol +2 net successes -5 soak = 2 wounds, 2 of 13 | none
        beam-pistol | 1P 2A 1B vs 1D 1S | +6 Beam pistol +2 net successes -5 soak = 3 wounds, 3 of 13 | none
        hand-cannon | 1P 2A vs 1D 1S | +8 Hand cannon +2 net successes -5 soak = 5 wounds, 5 of 13 | none
        beam-rifle | 3A 1B vs 1D 1S | +7 Beam rifle +2 net successes -5 soak = 4 wounds, 4 of 13 | none
        auto-rifle | 3A vs 1D 1S | +7 Auto rifle +2 net successes -5 soak = 4 wounds, 4 of 13 | none
        scatter-gun | 3A vs 1D 1S | +8 Scatter gun +2 net successes -5 soak = 5 wounds, 5 of 13 | blast knockdown
        marksman-rifle | 3A 2B vs 1D 1S | +8 Marksman rifle +2 net successes -5 soak = 5 wounds, 5 of 13 | none
        shell-carbine | 3A vs 1D 1S | +9 Shell carbine +2 net successes -3 soak = 8 wounds, 8 of 13 | none
        flame-projector | 3A vs 1D 1S | +8 Flame projector +2 net successes -5 soak = 5 wounds, 5 of 13 | blast burn
        plasma-caster | 3A vs 1D 1S | +10 Plasma caster +2 net successes = 12 wounds, 12 of 13 | none
        support-gun | 3A vs 2D 2S | +10 Support gun +2 net successes -3 soak = 9 wounds, 9 of 13 | none
        guided-missile-tube | 3A vs 1D 1S | +20 Guided missile tube +2 net successes = 22 wounds, 22 of 13, and is incapacitated | blast
        fragmentation-grenade | 1P 2A vs 1D 1S | +8 Fragmentation grenade +2 net successes -5 soak = 5 wounds, 5 of 13 | blast
        net-thrower | 1P 2A vs 1D 1S | +3 Net thrower +2 net successes -5 soak = 0 wounds, 0 of 13 | ensnare
        unarmed | 1P 3A vs 2D 1S | +4 Brawn +2 net successes -5 soak = 1 wound, 1 of 13 | knockdown
        hound-bite | 1P 3A vs 2D 1S | +5 Bite +2 net successes -5 soak = 2 wounds, 2 of 13 | knockdown
        mutant-fists | 1P 3A vs 2D 1S | +7 Huge fists +2 net successes -5 soak = 4 wounds, 4 of 13 | concussive knockdown
        crushing-limbs | 1P 3A vs 2D 1S | +10 Crushing limbs +2 net successes -5 soak = 7 wounds, 7 of 13 | knockdown
        grafted-support-gun | 3A vs 1D 1S | +10 Grafted support gun +2 net successes -3 soak = 9 wounds, 9 of 13 | none
        """)
    @Ledger({
        "combat-knife",
        "toothed-blade",
        "disruption-sword",
        "breaching-maul",
        "shock-baton",
        "riot-shield",
        "slug-pistol",
        "beam-pistol",
        "hand-cannon",
        "beam-rifle",
        "auto-rifle",
        "scatter-gun",
        "marksman-rifle",
        "shell-carbine",
        "flame-projector",
        "plasma-caster",
        "support-gun",
        "guided-missile-tube",
        "fragmentation-grenade",
        "net-thrower",
        "unarmed",
        "hound-bite",
        "mutant-fists",
        "crushing-limbs",
        "grafted-support-gun"
    })
    void every_weapon_hits_for_its_damage_and_offers_its_qualities(
            String weapon, String pool, String damage, String offers) {
        Participant brann = armed("brann-okar", weapon);
        Participant sergeant = enemy("trooper-sergeant", 1);
        Participant other = enemy("line-trooper", 2);
        Scenario<NarrativeState> play = scenario(Band.SHORT, brann, sergeant, other);
        if (BOOK.weapon(weapon).range() == Band.ENGAGED) {
            play.emit(new Moved("brann-okar", "trooper-sergeant", Band.SHORT, Band.ENGAGED));
        }
        AttackInProgress attack = Rolls.attack(play.state(), brann, sergeant, weapon);
        InPlay.twoSuccesses(play, attack);

        if (BOOK.weapon(weapon).rating("superior") > 0) {
            play.choice("spend.active", "done"); // its advantage
        }
        Rolls.shoot(play, brann, sergeant, weapon);

        play.allUsed();
        String name = BOOK.weapon(weapon).name();
        assertThat(play.log())
                .anyMatch(line -> line.startsWith(
                        "Brann rolls " + name + " against Trooper sergeant, " + pool + ": success, 2 successes"))
                .contains("Trooper sergeant is hit by " + name + ": " + damage);
        assertThat(offers(play.state(), Rolls.attack(play.state(), brann, sergeant, weapon)))
                .isEqualTo(offers);
    }

    /** Which qualities of the weapon six advantages could activate. */
    private static String offers(NarrativeState state, AttackInProgress attack) {
        Symbols symbols = new Symbols(2, 6, 0, 0);
        attack.rolled(DicePool.EMPTY, symbols);
        attack.add(Hit.of(
                attack.target().orElseThrow(),
                attack.source(),
                2,
                attack.source().dealsStrain()));
        List<String> qualities =
                BOOK.content().shelf(Quality.class).ids().stream().toList();
        String offers = SpendMenu.of(state, attack, false).stream()
                .map(offer -> offer.id().split("[:@]")[0])
                .filter(qualities::contains)
                .distinct()
                .sorted()
                .collect(Collectors.joining(" "));
        return offers.isEmpty() ? "none" : offers;
    }
}
