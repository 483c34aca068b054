package arbiter.server.table;

import arbiter.kernel.State;
import java.util.Optional;

/** Something that may be done at a table of any game; empty if there is nothing to do. */
interface Doing {

    <S extends State<S>> Optional<Deed<S>> at(Sitting<S> sitting, Seating seating);
}
