package arbiter.lab.run;

import arbiter.kernel.Call;
import arbiter.kernel.Entry;
import arbiter.kernel.Request;
import java.util.List;

/** Looks on while a fight is played. */
interface FightWatch {

    FightWatch NOBODY = new FightWatch() {};

    /** Whether it wants to see what is put into the steps; that costs a little. */
    default boolean keepsInputs() {
        return false;
    }

    /** What was put into a step, told after the step. */
    default void input(Entry.Input<?> input) {}

    /** What somebody answered, of the options that they were free to take. */
    default void answered(Request<?> request, List<String> answer) {}

    /** What somebody did without being asked. */
    default void called(Call call) {}
}
