package arbiter.games.narrative.token;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.pool.PoolChange;
import java.util.Optional;

/** Dice or steps that change a later check, why, and which check it has to be. Ledger: NAR-SPEND-5. */
public record Token(PoolChange change, Scope scope, Optional<String> against) {

    /** Which check uses it. */
    public enum Scope {
        /** The first check of any kind. */
        ANY,
        /** The first check that is made as an action. */
        ACTION,
        /** The first melee check against somebody named, as long as both stay engaged. Ledger: NAR-SIT-2. */
        MELEE
    }

    public static Token next(PoolChange.Kind kind, String reason) {
        return new Token(new PoolChange(kind, 1, reason), Scope.ANY, Optional.empty());
    }

    public static Token next(PoolChange.Kind kind, int count, String reason) {
        return new Token(new PoolChange(kind, count, reason), Scope.ANY, Optional.empty());
    }

    public static Token nextAction(PoolChange.Kind kind, String reason) {
        return new Token(new PoolChange(kind, 1, reason), Scope.ACTION, Optional.empty());
    }

    public static Token meleeAgainst(String whom, PoolChange.Kind kind, String reason) {
        return new Token(new PoolChange(kind, 1, reason), Scope.MELEE, Optional.of(whom));
    }

    boolean isFor(CheckInProgress check) {
        return switch (scope) {
            case ANY -> true;
            case ACTION -> check.isAction();
            case MELEE ->
                check.kind() == CheckKind.COMBAT_MELEE
                        && check.target().isPresent()
                        && check.target().get().id().equals(against.get());
        };
    }

    /** {@code 1 boost die}, {@code its difficulty upgraded}. */
    public String words() {
        return switch (change.kind()) {
            case ADD_BOOST -> dice("boost");
            case ADD_SETBACK -> dice("setback");
            case INCREASE_ABILITY -> dice("ability");
            case INCREASE_DIFFICULTY -> dice("difficulty");
            case REMOVE_BOOST -> dice("boost") + " less";
            case REMOVE_SETBACK -> dice("setback") + " less";
            case DECREASE_ABILITY -> dice("ability") + " less";
            case DECREASE_DIFFICULTY -> dice("difficulty") + " less";
            case UPGRADE_ABILITY -> "its ability upgraded" + times();
            case UPGRADE_DIFFICULTY -> "its difficulty upgraded" + times();
            case DOWNGRADE_ABILITY -> "its ability downgraded" + times();
            case DOWNGRADE_DIFFICULTY -> "its difficulty downgraded" + times();
        };
    }

    private String times() {
        return change.count() == 1 ? "" : " " + change.count() + " times";
    }

    private String dice(String kind) {
        return change.count() + " " + kind + (change.count() == 1 ? " die" : " dice");
    }
}
