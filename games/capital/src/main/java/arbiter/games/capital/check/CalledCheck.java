package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A check that the gamemaster calls for, with the answers that decide what it is about. Ledger: CAP-CHK-1, CAP-CHK-2,
 * CAP-CHK-3, CAP-CHK-11.
 */
public final class CalledCheck {

    private static final List<PlainOption> ATTRIBUTES = attributes();
    /** More than two claims are worth no more than two. Ledger: CAP-CHK-7. */
    private static final int CLAIMS = 2;

    private static final Amount NONE = new Amount(0);

    private CalledCheck() {}

    /** Against the surroundings, with the gamemaster's dice in the open or not. */
    public static void alone(Play<CapitalState> play, Combatant unit) {
        CheckCall call = about(play, unit);
        AttributeCheck.againstGm(play, unit, call, yes(play, "check.hidden", "Do you roll unseen?"));
    }

    /** One character against another; an Ability may help whoever fails to deceive. */
    public static void contest(Play<CapitalState> play) {
        List<Combatant> people = people(play.state());
        Combatant unit = named(play, "check.unit", people, "Who makes the check?");
        people.remove(unit);
        Combatant opponent = named(play, "check.opponent", people, "Against whom?");
        Contest contest = AttributeCheck.against(play, unit, about(play, unit), opponent, about(play, opponent));
        List<DeceptionTrait> tricks =
                contest.succeeds() ? List.of() : unit.traits().deceptions();
        if (!tricks.isEmpty() && yes(play, "check.deceiving", "Was this to deceive " + opponent.name() + "?")) {
            for (DeceptionTrait trick : tricks) {
                trick.afterFailure(play, unit, opponent);
            }
        }
    }

    /** Several at one task. Ledger: CAP-CHK-11. */
    public static void together(Play<CapitalState> play) {
        List<Combatant> people = people(play.state());
        List<Combatant> team = UnitOption.chooseSome(
                play, Decider.GAMEMASTER, "check.team", people, 2, people.size(), () -> "Who works together?");
        List<WorkingTogether.Member> members = new ArrayList<>();
        for (Combatant unit : team) {
            members.add(new WorkingTogether.Member(unit, about(play, unit)));
        }
        WorkingTogether.againstGm(play, "one task", members);
    }

    private static CheckCall about(Play<CapitalState> play, Combatant unit) {
        String word = play.choose(Request.one(Decider.GAMEMASTER, "check.attribute", ATTRIBUTES)
                        .asking(() -> "Which Attribute does " + unit.name() + " roll with?"))
                .text();
        int helping = play.choose(Request.amount(Decider.GAMEMASTER, "check.helping", 0, CLAIMS)
                        .asking(() -> "How many Strengths, Trainings and Stories help " + unit.name() + "?")
                        .otherwise(NONE))
                .value();
        CheckCall call = CheckCall.plain("a check", Attribute.valueOf(word)).helpedBy(helping);
        boolean hindered = yes(play, "check.hindered", "Does a Weakness of " + unit.name() + " matter?");
        return hindered ? call.withWeakness() : call;
    }

    private static boolean yes(Play<CapitalState> play, String label, String question) {
        return play.choose(Request.one(Decider.GAMEMASTER, label, YesNo.BOTH)
                        .asking(() -> question)
                        .otherwise(YesNo.NO))
                == YesNo.YES;
    }

    private static Combatant named(Play<CapitalState> play, String label, List<Combatant> people, String question) {
        return play.choose(Request.one(Decider.GAMEMASTER, label, UnitOption.of(people))
                        .asking(() -> question))
                .unit();
    }

    private static List<Combatant> people(CapitalState state) {
        List<Combatant> people = new ArrayList<>();
        for (Combatant unit : state.units()) {
            if (unit.present() && !unit.isVehicle()) {
                people.add(unit);
            }
        }
        return people;
    }

    private static List<PlainOption> attributes() {
        List<PlainOption> options = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            options.add(PlainOption.of(attribute.name().toLowerCase(Locale.ROOT), attribute.name()));
        }
        return List.copyOf(options);
    }
}
