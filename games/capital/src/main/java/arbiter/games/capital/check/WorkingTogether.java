package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * Several characters at one task: the sum of their results against the other result times their number. Ledger:
 * CAP-CHK-11, CAP-AMB-61.
 */
public final class WorkingTogether {

    /** Somebody who takes part, with what they bring to it. */
    public record Member(Combatant unit, CheckCall call) {}

    private WorkingTogether() {}

    /** Against the gamemaster, who sets the Difficulty with the team in mind; whether they succeed. */
    public static boolean againstGm(Play<CapitalState> play, String purpose, List<Member> members) {
        Member first = members.get(0);
        int difficulty = AttributeCheck.difficulty(play, first.unit(), first.call());
        return resolve(play, purpose, members, Modifiers.of("Difficulty", difficulty));
    }

    /** Against one opponent. */
    public static boolean against(
            Play<CapitalState> play, String purpose, List<Member> members, Combatant opponent, CheckCall opposing) {
        return resolve(play, purpose, members, opposing.declare(play, opponent));
    }

    private static boolean resolve(Play<CapitalState> play, String purpose, List<Member> members, Modifiers opposing) {
        List<Modifiers> declared = new ArrayList<>();
        for (Member member : members) {
            declared.add(member.call().declare(play, member.unit()));
        }
        List<TogetherRolled.Share> shares = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Side roll = new Side(play.draw("together.acting", Check.TWO_DICE), declared.get(i));
            shares.add(new TogetherRolled.Share(members.get(i).unit().id(), roll));
        }
        Side against = new Side(play.draw("together.opposing", Check.TWO_DICE), opposing);
        TogetherRolled rolled = new TogetherRolled(purpose, List.copyOf(shares), against);
        play.emit(rolled);
        return rolled.margin() >= 0;
    }
}
