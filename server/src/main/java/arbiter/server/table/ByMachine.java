package arbiter.server.table;

import arbiter.kernel.State;
import java.util.Optional;

/** A portion of the machine's answers. */
record ByMachine() implements Doing {

    @Override
    public <S extends State<S>> Optional<Deed<S>> at(Sitting<S> sitting, Seating seating) {
        return new Playing<>(sitting).machine(seating);
    }

    static boolean isAsked(Scene scene) {
        return isAsked(scene.sitting(), scene.seating());
    }

    private static <S extends State<S>> boolean isAsked(Sitting<S> sitting, Seating seating) {
        return new Playing<>(sitting).machineIsAsked(seating);
    }
}
