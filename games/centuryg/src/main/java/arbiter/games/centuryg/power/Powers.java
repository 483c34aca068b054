package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Who can call Genre Powers, and what they cost. Ledger: BCG-GP-1, BCG-GP-2. */
public final class Powers {

    /** What a Power costs at the most. */
    private static final int MOST = 2;

    private static final List<Cost> LESS = WindowAnswer.cost("GP", 1);
    private static final List<Cost> MORE = WindowAnswer.cost("GP", MOST);

    private static final List<String> NUMBERS = List.of("no", "one", "two", "three", "four", "five");

    private Powers() {}

    /** What somebody can spend; pilots in Unison share theirs. Ledger: unison-combination. */
    public static int points(CenturyState state, Fighter owner) {
        Fighter body = ActingPilot.body(state, owner);
        return (body.crew().isUnison() ? body : owner).genre().points();
    }

    /** 1 GP; 2 while an Enemy is the Embodiment of Evil. Ledger: embodiment-of-evil. */
    public static int price(CenturyState state, Fighter owner) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.nature().doublesPowers() && other.isFighting() && state.enemies(owner, other)) {
                return MOST;
            }
        }
        return 1;
    }

    /** Whether somebody knows Powers and can pay for one. Ledger: BCG-AMB-124: a possessed Unit uses none of its own. */
    public static boolean canCall(CenturyState state, Fighter owner) {
        if (owner.powers() == KnownPowers.NONE || !owner.isFighting()) {
            return false;
        }
        int points = points(state, owner);
        return points > 0 && !owner.allegiance().isPossessed() && (points >= MOST || points >= price(state, owner));
    }

    /** Asks those of somebody's Powers that can be called, in their order: at a moment, by a method of their traits. */
    public static void ask(CenturyState state, Fighter owner, List<KnownPower> powers, Consumer<KnownPower> moment) {
        if (!powers.isEmpty() && canCall(state, owner)) {
            for (int i = 0; i < powers.size(); i++) {
                KnownPower power = powers.get(i);
                if (power.isLeft(state, owner)) {
                    moment.accept(power);
                }
            }
        }
    }

    /** When an Offensive Action is made: what whoever flies the attacker has called for it. Ledger: 5.3 step 6. */
    public static void onAttack(Play<CenturyState> play, AttackInProgress attack) {
        CenturyState state = play.state();
        Fighter pilot = state.acting()
                .filter(acting -> ActingPilot.body(state, acting) == attack.attacker())
                .orElse(attack.attacker());
        ask(state, pilot, pilot.powers().onAttack(), power -> power.trait().onAttack(play, pilot, power, attack));
    }

    static List<Cost> costs(CenturyState state, Fighter owner) {
        return price(state, owner) == MOST ? MORE : LESS;
    }

    /** So many Rounds, in words. */
    public static String rounds(int rounds) {
        return rounds == 1 ? "a Round" : number(rounds) + " Rounds";
    }

    static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
    }

    /** The other Units of its side that fight; whoever is aboard one is no Unit besides it. */
    public static List<Fighter> allies(CenturyState state, Fighter unit) {
        Fighter own = ActingPilot.body(state, unit);
        List<Fighter> allies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != own && other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other)) {
                allies.add(other);
            }
        }
        return allies;
    }

    /** The Enemies on the map. */
    public static List<Fighter> enemies(CenturyState state, Fighter unit) {
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }

    /** Those of them on whom that Power was not used in this Round. */
    public static List<Fighter> unused(CenturyState state, Fighter unit, KnownPower power) {
        List<Fighter> enemies = enemies(state, unit);
        enemies.removeIf(enemy -> unit.genre().usedOn(power.id(), enemy.id(), state.round()));
        return enemies;
    }
}
