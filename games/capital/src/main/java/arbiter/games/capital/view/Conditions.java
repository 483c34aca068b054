package arbiter.games.capital.view;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.DelayTheInevitable.DelayedDamage;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.ability.Rally.RallyStatus;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit is under, in words. */
final class Conditions {

    private static final String DEFEATED = "defeated";
    private static final String DEAD = "dead";

    private static final String NEXT_TURN = "to the next turn";
    private static final String END_OF_TURN = "to the end of the turn";
    private static final String CHECK = "until a check succeeds";
    private static final String REST = "until a Rest";

    private final Combatant unit;
    private final List<View.Condition> found = new ArrayList<>();

    private Conditions(Combatant unit) {
        this.unit = unit;
    }

    /** The word for being out of the fight, for whoever is. */
    static Optional<String> out(Combatant unit) {
        return switch (unit.life()) {
            case UP, CRITICAL -> Optional.empty();
            case DEFEATED -> Optional.of(DEFEATED);
            case DEAD -> Optional.of(DEAD);
        };
    }

    static List<View.Condition> of(Combatant unit) {
        Conditions conditions = new Conditions(unit);
        conditions.life();
        conditions.holds();
        conditions.ills();
        conditions.turn();
        conditions.care();
        conditions.time();
        conditions.movement();
        conditions.marks();
        conditions.company();
        return conditions.found;
    }

    private void life() {
        when(unit.life() == Life.CRITICAL, "critical condition", "Lives on Bones, one Action a turn.", "until healed");
        when(unit.life() == Life.DEFEATED, DEFEATED, "Out of the fight.", "");
        when(unit.life() == Life.DEAD, DEAD, "Gone for good.", "");
        when(unit.health().unkillable(), "clinging to life", "Hit points do not drop below 1.", NEXT_TURN);
        boolean broken = unit.bones() < unit.profile().maxima().bones();
        when(broken, "missing bones", "All Scores -2, once.", "until a Full Rest");
    }

    private void holds() {
        when(unit.isProne(), "prone", "Moves 1m, AGI -4, +2 to Defense Rolls.", "until getting up");
        when(unit.grappledBy().isPresent(), "grappled", "Cannot Move, AGI is 1.", "until free");
        when(unit.grappling().isPresent(), "grappling", "Attacks only its victim, drags it along.", "until let go");
        when(unit.tauntedBy().isPresent(), "taunted", "Attacks only who taunts it.", END_OF_TURN);
    }

    private void ills() {
        when(unit.isChilled(), "chilled", "Moves at most 5m unless a STR check ends it.", CHECK);
        when(unit.isPoisoned(), "poisoned", "May take toxic damage at the end of the turn.", CHECK);
    }

    private void turn() {
        when(unit.isFocused(), "focus", "AGI +1, also for Attack Rolls.", NEXT_TURN);
        counted(unit.overwatch(), "overwatch", "Attacks whoever moves in sight", NEXT_TURN);
        counted(unit.attackCounters(), "attack counters", "-2 to Attack Rolls each", END_OF_TURN);
        when(unit.mayNotSeize(), "locked out", "Cannot seize the Initiative.", "to the end of the next turn");
        when(unit.seizeDebt() + unit.terrified() > 0, "in debt", "Fewer Actions next turn.", NEXT_TURN);
    }

    private void care() {
        int sanctuary = SanctuaryTurns.of(unit);
        when(sanctuary > 0, "sanctuary", "Dodges and Intercepts for nothing.", turns(sanctuary));
        when(unit.isInShell(), "in armour", "The armour is hurt first.", "until it breaks");
        DelayedDamage delayed = DelayedDamage.of(unit);
        String tally = "Damage waits: " + delayed.counted() + ".";
        when(delayed.isDelayed(), "delay the inevitable", tally, "while a Healer pays");
        when(SuperchargeHealer.of(unit).isPresent(), "supercharge", "A check instead of Critical Condition.", REST);
        counted(OverflowCounters.of(unit), "overflow", "Half of it can become damage", "until spent");
    }

    private void time() {
        RallyStatus status = RallyStatus.of(unit);
        String rally = turns(status.turns()) + " of the Captain";
        when(status.isRallied(), "rally", "More of one Action per turn.", rally);
        counted(unit.regeneration().amount(), "regeneration", "HP back at the start of the turn", "for some turns");
        counted(ClarityCounters.of(unit), "clarity", "The third one becomes Energy", REST);
    }

    private void movement() {
        when(unit.watch().careful(), "careful", "Movement triggers no Overwatch.", NEXT_TURN);
        when(unit.movement().isFalling(), "falling", "Falls on when the turn starts.", "until landing");
        counted(unit.watch().lockdown(), "lockdown counters", "Stops movement in sight", REST);
    }

    private void marks() {
        when(!unit.prestige().onLoan().isEmpty(), "gives it a go", "Trained with something for now.", REST);
        when(!unit.links().units().isEmpty(), "telepathic link", "Talks by thought.", "until a Full Rest");
        for (Hindrance hindrance : PowerPlayHindrances.of(unit).all()) {
            String what = "Power Play: " + hindrance.kind().meaning() + ".";
            when(true, "hampered", what, "to the Sentinel's next turn");
        }
        counted(PepTalkBonus.of(unit), "pep talk", "More damage next time", "until it is dealt");
    }

    private void company() {
        unit.riding()
                .ifPresent(seat -> found.add(new View.Condition(
                        "aboard",
                        "Sits in a vehicle.",
                        Optional.of("until getting out"),
                        Optional.of(seat.vehicle()))));
        boolean deployed = unit.isVehicle() && unit.crew().deployed();
        when(deployed, "deployed", "Does not move; aims better.", "until it makes ready to move");
        boolean cutOff = unit.bond().isPresent() && unit.bond().get().cutOff();
        when(cutOff, "cut off", "Commands do not reach it; no Energy.", "until in touch again");
    }

    private static String turns(int count) {
        return "for " + count + (count == 1 ? " turn" : " turns");
    }

    /** Something there can be several of, with how many there are. */
    private void counted(int count, String name, String meaning, String lasts) {
        when(count > 0, name, meaning + ": " + count + ".", lasts);
    }

    private void when(boolean holds, String name, String meaning, String lasts) {
        if (holds) {
            found.add(new View.Condition(name, meaning, lasts.isEmpty() ? Optional.empty() : Optional.of(lasts)));
        }
    }
}
